import type { CommandWords } from '../grammar.ts';

const NOTIFICATION = /\b(?:push (?:notification|message)s?|notifications?|push|message)\b/i;
const EVENT = /\b(?:events?|tastings?|concerts?|workshops?|parties|party|dinner|brunch|quiz|promotion|masterclass)\b/i;
const TO = String.raw`(?:\b(?:to|for)\s+)?(?:\b(?:all|my|our|the)\s+)*`;

export const commands: CommandWords = {
  polite:
    /^(?:(?:hi|hello|hey|please|kindly|can you|could you|would you|will you|i want (?:you )?to|i'd like (?:you )?to|i would like to|let's|let us|help me)\b[\s,!]*)+/i,
  forms: [
    ['push', /^(?:send|write|compose|schedule|prepare|create|make|push)\b.*\b(?:notifications?|push|message)\b/i],
    ['push', /^(?:announce\s+\w|(?:notify|tell (?:my|our|the|all)|push)\b.*\b(?:about|of|for|that|saying)\b)/i],
    [
      'event',
      new RegExp(`^(?:create|add|make|plan|set up|schedule|prepare|organise|organize|host)\\b.*${EVENT.source}`, 'i'),
    ],
    ['item', /^(?:create|make|prepare)\b.*\b(?:item|product|dish|wine|drink|menu|catalogue|catalog)\b/i],
    ['item', /^add\b/i],
  ],
  noItem:
    /\b(?:staff|members?|employees?|users?|guests?|customers?|tickets?|invoices?|features?|tables?|reservations?|bookings?|orders?|photos?|pictures?|category|categories|password|account|add-?ons?|webhooks?|passkeys?)\b/i,
  event: EVENT,
  audiences: [
    ['vip', new RegExp(String.raw`${TO}\bvips?\b(?:\s+(?:members|guests|customers))?`, 'i')],
    ['regular', new RegExp(String.raw`${TO}\bregulars?\b(?:\s+(?:guests|customers))?`, 'i')],
    ['new', new RegExp(String.raw`${TO}\bnew\s+(?:guests|customers|users)\b`, 'i')],
    ['inactive', new RegExp(String.raw`${TO}\binactive\b(?:\s+(?:guests|customers|users))?`, 'i')],
    [
      'all',
      /\b(?:(?:to|for)\s+)?(?:everyone|everybody|(?:all|my|our)\s+(?:(?:my|our|the)\s+)?(?:guests|customers|users))\b/i,
    ],
  ],
  quoted: /(?:\b(?:called|named|titled|saying|with the text)\s+)?"([^"]+)"/i,
  inCategory: (name) =>
    new RegExp(String.raw`\b(?:to|in|into|under)\s+(?:(?:the|my|our)\s+)?${name}\b(?:\s+category)?`, 'i'),
  own: {
    push: [
      /^(?:send|write|compose|schedule|prepare|create|make|notify|announce|tell)\b/i,
      new RegExp(`^\\s*(?:(?:a|an|the|out|promotional|new|short|quick|another)\\s+)*${NOTIFICATION.source}`, 'i'),
      /^(?:that|saying|regarding)\b/i,
    ],
    event: [
      /^(?:create|add|make|plan|set up|schedule|prepare|organise|organize|host)\b/i,
      /\b(?:called|named)\b/i,
      /\bevents?\b/i,
    ],
    item: [
      /\b(?:to|in|into|on)\s+(?:(?:the|my|our)\s+)?(?:(?:product|wine)\s+)?(?:menu|catalogue|catalog|list|app|products|shop)\b/i,
      /^(?:create|add|make|prepare)\b/i,
      /^(?:(?:a|an|the|some|new|another)\s+)*(?:(?:menu\s+)?(?:item|product|dish|wine|drink)s?)(?:\s+(?:called|named)\b|$)/i,
    ],
  },
  before: /^(?:(?:a|an|the|some|my|our|new|another|please|about|for|on|at|and|with|of|to|in)\b|[\s,.;:!?'"-])+/i,
  after: /(?:[\s,.;:!?"-]|\b(?:for|on|at|and|with|of|to|in|from|about|the|a|please)\b)+$/i,
};
