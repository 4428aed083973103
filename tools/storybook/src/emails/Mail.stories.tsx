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

export const Invited: Story = { args: { writer: 'invitationLinkMail' } };
export const PasswordLinkRequested: Story = { args: { writer: 'requestedLinkMail' } };
export const PasswordSent: Story = { args: { writer: 'operatorLinkMail' } };
export const PasswordChanged: Story = { args: { writer: 'passwordChangedMail' } };
export const ConfirmAddress: Story = { args: { writer: 'confirmEmailMail' } };
export const AddressRequested: Story = { args: { writer: 'requestedMail' } };
export const AddressChanged: Story = { args: { writer: 'emailChangedMail' } };
export const SecondStep: Story = { args: { writer: 'secondFactorMail' } };
export const Passkey: Story = { args: { writer: 'passkeyMail' } };
export const InquiryReceived: Story = { args: { writer: 'inquiryConfirmationMail' } };
export const InquiryAlert: Story = { args: { writer: 'inquiryAlertMail' } };
export const TicketReceived: Story = { args: { writer: 'ticketReceivedMail' } };
export const TicketAlert: Story = { args: { writer: 'ticketAlertMail' } };
export const TicketAnswered: Story = { args: { writer: 'ticketAnswerMail' } };
export const TicketOver: Story = { args: { writer: 'ticketClosedMail' } };
export const TicketReply: Story = { args: { writer: 'ticketReplyAlertMail' } };
export const AddOnAlert: Story = { args: { writer: 'addOnAlertMail' } };
export const IntegrationAlert: Story = { args: { writer: 'integrationAlertMail' } };
export const StaffAnnouncement: Story = { args: { writer: 'announcementMail' } };
export const StaffInvitation: Story = { args: { writer: 'invitationMail' } };
export const Invoice: Story = { args: { writer: 'invoiceMail' } };
export const Launched: Story = { args: { writer: 'launchMail' } };
export const LaunchTakenBack: Story = { args: { writer: 'launchUndoneMail' } };
export const News: Story = { args: { writer: 'operatorNoticeMail' } };
