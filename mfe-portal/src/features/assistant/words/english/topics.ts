import type { TopicWords } from '../grammar.ts';

export const topics: TopicWords = {
  features: /\b(feature|switch|setting)/,
  tickets: /\b(ticket|support)/,
  breakEven: /\b(break-?even|earn|(paid|pays?) back)/,
  billing: /\b(plan|costs?|price|invoice|bill)/,
  notifications: /\b(notif|push)/,
  achievements: /\b(achiev|unlock|reached)/,
  performance: /\b(crash|errors?\b|slow|starts?\b|devices?\b)/,
  adoption: /\b(download|install|adoption|registered|returning|new (users?|guests?|customers?))/,
  content: /\b(views?\b|viewed|content|screen)/,
  sales: /\b(weekly|monthly|yearly|(best|average|basket|sells?|sold|week|month|year)\b)/,
  overview: /\b(sales|analytic|revenue|figure|today|doing|orders|performance)/,
  appStatus: /\b(launch|milestone|(live|status|stores?|far)\b)/,
  loyalty: /\b(loyal|member|club|regular)/,
  takeaway: /\b(takeaway|pick)/,
  bookings: /\b(booking|reservation|table)/,
  events: /\b(event|tasting)/,
  products: /\b(wine|product|catalog|stock)/,
  guests: /\b(customer|guest|user)/,
  business: /\b(business|name|account|who am i)/,
};
