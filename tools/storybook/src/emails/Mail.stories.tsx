import type { ComponentDocs } from '@skal/shared-ui/testing/componentDocs.ts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmailPreview } from './EmailPreview.tsx';

const meta = {
  title: 'Mails/Mail',
  component: EmailPreview,
  // An email story shows both colour schemes and sets its own direction: one screenshot covers it.
  tags: ['one-picture', '!autodocs'],
  parameters: {
    about: {
      keys: {},
      accessibility: [
        'Text and HTML have the same content; language and direction of each paragraph are set.',
        'Tables are for layout only, and have the role presentation.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof EmailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Invited: Story = { args: { template: 'invitationLinkMail' } };
export const PasswordLinkRequested: Story = { args: { template: 'requestedLinkMail' } };
export const PasswordSent: Story = { args: { template: 'operatorLinkMail' } };
export const PasswordChanged: Story = { args: { template: 'passwordChangedMail' } };
export const ConfirmAddress: Story = { args: { template: 'confirmEmailMail' } };
export const AddressRequested: Story = { args: { template: 'requestedMail' } };
export const AddressChanged: Story = { args: { template: 'emailChangedMail' } };
export const SecondStep: Story = { args: { template: 'secondFactorMail' } };
export const Passkey: Story = { args: { template: 'passkeyMail' } };
export const InquiryReceived: Story = { args: { template: 'inquiryConfirmationMail' } };
export const InquiryAlert: Story = { args: { template: 'inquiryAlertMail' } };
export const TicketReceived: Story = { args: { template: 'ticketReceivedMail' } };
export const TicketAlert: Story = { args: { template: 'ticketAlertMail' } };
export const TicketAnswered: Story = { args: { template: 'ticketAnswerMail' } };
export const TicketOver: Story = { args: { template: 'ticketClosedMail' } };
export const TicketReply: Story = { args: { template: 'ticketReplyAlertMail' } };
export const AddOnAlert: Story = { args: { template: 'addOnAlertMail' } };
export const IntegrationAlert: Story = { args: { template: 'integrationAlertMail' } };
export const StaffAnnouncement: Story = { args: { template: 'announcementMail' } };
export const StaffInvitation: Story = { args: { template: 'invitationMail' } };
export const Invoice: Story = { args: { template: 'invoiceMail' } };
export const Launched: Story = { args: { template: 'launchMail' } };
export const LaunchTakenBack: Story = { args: { template: 'launchUndoneMail' } };
export const News: Story = { args: { template: 'operatorNoticeMail' } };
