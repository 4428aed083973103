import { saveSettingsSchema } from '../account/settings.ts';
import { planPrices } from '../client/client.ts';
import { addStaffSchema } from '../client/staff.ts';
import { requestIntegrationSchema } from '../integration/integration.ts';
import { findAttachmentKind } from '../support/attachmentKinds.ts';
import { createTicketSchema } from '../support/ticket.ts';
import { type ValidationResult, validateBody } from './validate.ts';

const fieldsOf = (result: ValidationResult<unknown>) => (result.ok ? {} : result.fields);
const bodyOf = <Body>(result: ValidationResult<Body>): Body => {
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.body;
};

describe('saveSettingsSchema', () => {
  const nothing = {
    businessName: '',
    contactName: '',
    firstName: '',
    lastName: '',
    phone: '',
    countryCode: '',
  };

  it.each([
    [{}],
    [{ businessType: null, phone: null, appFeatures: null, features: '', branding: null }],
    [{ businessType: '', countryCode: '', businessName: ' ' }],
  ])('J15: %j changes no setting', (body) => {
    expect(bodyOf(validateBody(saveSettingsSchema, body))).toEqual(nothing);
  });

  it('T25: a client cannot switch loyalty', () => {
    const { appFeatures } = bodyOf(validateBody(saveSettingsSchema, { appFeatures: { loyalty: true, events: false } }));
    expect(appFeatures).toEqual({ events: false });
  });

  it('J15: drops blank nested values', () => {
    const body = bodyOf(
      validateBody(saveSettingsSchema, { appFeatures: { events: null }, branding: { businessName: 'A' } }),
    );
    expect(body.appFeatures).toEqual({});
    expect(body.branding).toEqual({ businessName: 'A', description: '' });
  });

  it.each([1, 'true', [], {}])('N4: rejects %j as a feature flag', (events) => {
    expect(fieldsOf(validateBody(saveSettingsSchema, { appFeatures: { events } }))).toEqual({
      'appFeatures.events': 'Each feature must be true or false',
    });
  });

  it.each([
    ['appFeatures', 'all', 'features must be an object keyed by feature name'],
    ['branding', ['Skal'], 'branding must be an object'],
    ['countryCode', '+99', 'Please choose a country from the list'],
    ['businessType', 'bank', 'Please choose a business type from the list'],
  ])('an invalid %s has its own message', (field, value, message) => {
    expect(fieldsOf(validateBody(saveSettingsSchema, { [field]: value }))).toEqual({ [field]: message });
  });
});

describe('createTicketSchema', () => {
  const ticket = { title: 'A', description: 'B', priority: 'high', category: 'bug' };

  it.each([undefined, null, ''])('L17: treats %p as no files', (attachments) => {
    expect(bodyOf(validateBody(createTicketSchema, { ...ticket, attachments })).attachments).toEqual([]);
  });

  it('L13: accepts five files and rejects a sixth', () => {
    const names = ['a.jpg', 'b.png', 'c.gif', 'd.mp4', 'e.pdf'];
    expect(bodyOf(validateBody(createTicketSchema, { ...ticket, attachments: names })).attachments).toEqual(names);
    expect(fieldsOf(validateBody(createTicketSchema, { ...ticket, attachments: [...names, 'f.avi'] }))).toEqual({
      attachments: 'Please attach at most 5 files',
    });
  });

  it.each([undefined, null, '', 'none', '+45'])('L11: an emergency requires a callable number, not %p', (phone) => {
    expect(fieldsOf(validateBody(createTicketSchema, { ...ticket, priority: 'emergency', phone }))).toEqual({
      phone: 'Please enter a phone number we can call about this emergency',
    });
    expect(validateBody(createTicketSchema, { ...ticket, phone }).ok).toBe(true);
  });

  it('L11: accepts any callable number', () => {
    for (const phone of ['+45 12 34 56 78', '(123) 456-7890']) {
      expect(validateBody(createTicketSchema, { ...ticket, priority: 'emergency', phone }).ok).toBe(true);
    }
  });
});

describe('findAttachmentKind', () => {
  it.each([
    ['photo.jpg', 'jpeg'],
    ['PHOTO.JPEG', 'jpeg'],
    ['image.jfif', 'jpeg'],
    ['scan.jpe', 'jpeg'],
    ['a.b.png', 'png'],
    ['film.MOV', 'mov'],
    ['.pdf', 'pdf'],
  ])('L15: %s is a %s', (name, kind) => {
    expect(findAttachmentKind(name)).toBe(kind);
  });

  it.each(['png', 'a.exe', 'a.png.exe', 'a.png ', 'a.', '', 'a.heic'])('L15: rejects %j', (name) => {
    expect(findAttachmentKind(name)).toBeUndefined();
  });

  it.each([
    ['a.heic', 'heic'],
    ['a.WEBP', 'webp'],
    ['a.docx', 'docx'],
    ['a.xlsx', 'xlsx'],
    ['a.txt', 'txt'],
  ] as const)('%s is a %s where the operator allows it, and none otherwise', (name, kind) => {
    expect([findAttachmentKind(name, [kind]), findAttachmentKind(name)]).toEqual([kind, undefined]);
  });
});

describe('the other forms of the portal', () => {
  const member = { email: 'bo@example.dk', firstName: 'Bo', lastName: 'Holm', role: 'Staff' };

  it.each([undefined, null, ''])('M9: treats %p as no permissions', (permissions) => {
    expect(bodyOf(validateBody(addStaffSchema, { ...member, permissions })).permissions).toEqual([]);
  });

  it.each([['Orders'], [{}], [['Orders', 'All']], [[7]], [[null]]])('M5: rejects %j as permissions', (permissions) => {
    const sentences = Object.values(fieldsOf(validateBody(addStaffSchema, { ...member, permissions })));
    expect(new Set(sentences)).toEqual(new Set(['Please choose permissions from the list']));
  });

  it('Q3: the default urgency is medium', () => {
    const request = { integration: 'A', businessNeed: 'B' };
    expect(bodyOf(validateBody(requestIntegrationSchema, request)).urgency).toBe('medium');
  });

  it('R19: has the specified plan prices', () => {
    expect(planPrices).toEqual({ basic: 99, premium: 149, enterprise: 299 });
  });
});

describe('1.3.12: validators of the portal are fast', () => {
  const long = 100_000;
  it.each([['a'.repeat(long)], ['.'.repeat(long)], [' '.repeat(long)], ['a.'.repeat(long / 2)]])(
    'on 100 KB',
    (text) => {
      const body = { title: text, description: text, phone: text, email: text, name: text, attachments: [text] };
      const before = process.cpuUsage();
      for (const schema of [createTicketSchema, addStaffSchema, saveSettingsSchema, requestIntegrationSchema]) {
        const all = { ...body, firstName: text, integration: text, businessNeed: text, contactName: text };
        // Only the settings accept long blank text: blank fields count as absent.
        expect(validateBody(schema, all).ok).toBe(schema === saveSettingsSchema && text.trim() === '');
      }
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(4 * 50);
    },
  );
});
