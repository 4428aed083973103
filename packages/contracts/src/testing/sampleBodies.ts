import type { Schema } from 'yup';
import { inviteOperatorSchema } from '../account/operator.ts';
import { changePasswordSchema } from '../account/password.ts';
import { redeemPasswordLinkSchema, requestPasswordLinkSchema } from '../account/passwordLink.ts';
import { savePreferencesSchema } from '../account/preferences.ts';
import { saveSettingsSchema } from '../account/settings.ts';
import { signInSchema } from '../account/signIn.ts';
import { orderActionSchema, reservationActionSchema } from '../app/appAction.ts';
import { addWebhookSchema } from '../app/appWebhook.ts';
import { registerDeviceSchema } from '../app/device.ts';
import { addMilestoneSchema, changeMilestoneSchema } from '../app/milestone.ts';
import { editClientSchema } from '../client/editClient.ts';
import { createClientSchema } from '../client/newClient.ts';
import { addStaffSchema, changeStaffSchema } from '../client/staff.ts';
import { changeStaffRoleSchema } from '../client/staffRole.ts';
import { storeLinksSchema } from '../client/storeLinks.ts';
import { businessInfoSchema } from '../content/businessInfo.ts';
import { publishSchema } from '../content/contentVersion.ts';
import { addGuestEventSchema } from '../content/guestEvent.ts';
import { addCategorySchema, addItemSchema, editCategorySchema, editItemSchema } from '../content/menuItem.ts';
import { changePricesSchema, undoPricesSchema } from '../content/menuPrice.ts';
import { announcePhotoSchema, editPhotoSchema } from '../content/photo.ts';
import { correctEntrySchema, recordEntrySchema } from '../finance/ledger.ts';
import { type ValidationResult, validateBody } from '../http/validate.ts';
import { connectMailchimpSchema, connectShopifySchema } from '../integration/connection.ts';
import { requestIntegrationSchema } from '../integration/integration.ts';
import { changeIntegrationSchema } from '../integration/integrationState.ts';
import { endCanarySchema, rollBackSchema } from '../operations/release.ts';
import { addTesterSchema, sendPushSchema, testPushSchema } from '../push/push.ts';
import { savePushServiceSchema } from '../push/pushService.ts';
import { consultationSchema, messageSchema } from '../support/inquiry.ts';
import { createTicketSchema } from '../support/ticket.ts';

/** Every request body: its schema and a valid sample. */
export const sampleBodies = {
  consultation: [
    consultationSchema,
    { name: 'A', email: 'a@b.dk', company: 'B', industry: 'C', contactPreference: 'email' },
  ],
  message: [messageSchema, { name: 'A', email: 'a@b.dk', subject: 'B', message: 'C' }],
  signIn: [signInSchema, { email: 'a@b.dk', password: 'x' }],
  password: [changePasswordSchema, { currentPassword: 'x', newPassword: 'a new one', confirmPassword: 'a new one' }],
  askLink: [requestPasswordLinkSchema, { email: 'a@b.dk' }],
  redeemLink: [redeemPasswordLinkSchema, { token: 'x', newPassword: 'a new one', confirmPassword: 'a new one' }],
  operator: [inviteOperatorSchema, { contactName: 'A', email: 'a@b.dk', role: 'support' }],
  ticket: [createTicketSchema, { title: 'A', description: 'B', priority: 'normal', category: 'other' }],
  staff: [addStaffSchema, { email: 'a@b.dk', firstName: 'A', lastName: 'B', role: 'Chef' }],
  staffChange: [changeStaffSchema, { version: 1, role: 'Chef' }],
  staffRole: [changeStaffRoleSchema, { version: 0, role: 'Chef' }],
  settings: [saveSettingsSchema, { firstName: 'A' }],
  preferences: [savePreferencesSchema, { language: 'da', theme: 'dark' }],
  integration: [requestIntegrationSchema, { integration: 'A', businessNeed: 'B' }],
  integrationChange: [changeIntegrationSchema, { platform: 'shopify', status: 'connected' }],
  shopify: [connectShopifySchema, { shop: 'a.myshopify.com', appId: 'B', appSecret: 'C' }],
  mailchimp: [connectMailchimpSchema, { apiKey: '0123456789abcdef0123456789abcdef-us21', audience: 'a1b2c3' }],
  webhook: [addWebhookSchema, { url: 'https://app.example.dk/skal' }],
  orderAction: [orderActionSchema, { step: 'accepted', version: 0 }],
  reservationAction: [reservationActionSchema, { step: 'noShow', version: 0 }],
  guestEvent: [
    addGuestEventSchema,
    { title: 'A', startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T22:00', price: 12_500, capacity: 24 },
  ],
  clientEdit: [editClientSchema, { version: 1, phone: '12 34 56 78' }],
  device: [registerDeviceSchema, { token: 'a', platform: 'ios' }],
  push: [sendPushSchema, { title: 'A', text: 'B', audience: 'all' }],
  pushTest: [testPushSchema, { title: 'A', text: 'B' }],
  pushTester: [addTesterSchema, { guest: 'a', name: 'B' }],
  pushService: [savePushServiceSchema, { driver: 'log' }],
  milestone: [addMilestoneSchema, { title: 'A' }],
  milestoneChange: [changeMilestoneSchema, { position: 0 }],
  storeLinks: [storeLinksSchema, { appStore: '' }],
  entry: [recordEntrySchema, { category: 'Add-ons', amount: 2_900, currency: 'EUR', date: '2026-11-22', note: '' }],
  menuCategory: [addCategorySchema, { name: 'A' }],
  menuCategoryEdit: [editCategorySchema, { version: 1, name: 'A' }],
  menuItem: [addItemSchema, { categoryId: '0198c0de-0000-7000-8000-0000000000f1', name: 'A', price: 12_550 }],
  menuItemEdit: [editItemSchema, { version: 1, name: 'A' }],
  photo: [announcePhotoSchema, { name: 'A' }],
  photoEdit: [editPhotoSchema, { version: 1, alt: 'A' }],
  menuPrices: [
    changePricesSchema,
    { items: [{ id: '0198c0de-0000-7000-8000-0000000000f2', version: 1 }], kind: 'percent', value: 250 },
  ],
  undoPrices: [undoPricesSchema, { at: '2026-11-20T09:00:00.000Z' }],
  businessInfo: [businessInfoSchema, { version: 0, name: 'A', week: [[], [], [], [], [], [], []] }],
  publish: [publishSchema, { number: 0 }],
  correction: [correctEntrySchema, { note: 'A' }],
  endCanary: [endCanarySchema, { expects: '1', canary: '2' }],
  rollBack: [rollBackSchema, { expects: '2', to: '1' }],
  client: [
    createClientSchema,
    {
      email: 'a@b.dk',
      contactName: 'A',
      businessName: 'B',
      businessType: 'cafe',
      subscriptionPlan: 'basic',
      password: 'otte tegn',
    },
  ],
} as const satisfies Record<string, readonly [Schema, object]>;

export type BodyName = keyof typeof sampleBodies;
export const bodyNames = Object.keys(sampleBodies) as BodyName[];

/** Parses the named sample with some fields changed. */
export const parseSample = (name: BodyName, change: object): ValidationResult<Record<string, unknown>> => {
  const [schema, body]: readonly [Schema, object] = sampleBodies[name];
  return validateBody(schema, { ...body, ...change });
};
/** Returns the parsed value of one field. */
export const parseField = (name: BodyName, field: string, value: unknown) => {
  const checked = parseSample(name, { [field]: value });
  if (!checked.ok) throw new Error(checked.error);
  return checked.body[field];
};
/** Returns the error of one field; null if valid. */
export const getFieldError = (name: BodyName, field: string, value: unknown) => {
  const checked = parseSample(name, { [field]: value });
  return checked.ok ? null : checked.fields[field];
};
