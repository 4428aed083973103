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
      access: [
        'Text and HTML have the same content; language and direction of each paragraph are set.',
        'Tables are for layout only, and have the role presentation.',
      ],
    } satisfies ComponentDocs,
  },
} satisfies Meta<typeof EmailPreview>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Invited: Story = { args: { writer: 'invitedMail' } };
export const PasswordAsked: Story = { args: { writer: 'askedMail' } };
export const PasswordSent: Story = { args: { writer: 'sentMail' } };
export const PasswordChanged: Story = { args: { writer: 'changedMail' } };
export const ConfirmAddress: Story = { args: { writer: 'confirmMail' } };
export const AddressRequested: Story = { args: { writer: 'requestedMail' } };
export const AddressChanged: Story = { args: { writer: 'changedEmailMail' } };
export const SecondStep: Story = { args: { writer: 'factorMail' } };
export const Passkey: Story = { args: { writer: 'passkeyMail' } };
export const InquiryReceived: Story = { args: { writer: 'confirmationMail' } };
export const InquiryAlert: Story = { args: { writer: 'alertMail' } };
export const TicketReceived: Story = { args: { writer: 'receiptMail' } };
export const TicketAlert: Story = { args: { writer: 'ticketAlertMail' } };
export const TicketAnswered: Story = { args: { writer: 'answerMail' } };
export const TicketOver: Story = { args: { writer: 'overMail' } };
export const TicketReply: Story = { args: { writer: 'replyAlertMail' } };
export const AddOnAlert: Story = { args: { writer: 'addOnAlertMail' } };
export const IntegrationAlert: Story = { args: { writer: 'integrationAlertMail' } };
export const StaffInvitation: Story = { args: { writer: 'invitationMail' } };
export const Invoice: Story = { args: { writer: 'invoiceMail' } };
export const Launched: Story = { args: { writer: 'launchMail' } };
export const LaunchTakenBack: Story = { args: { writer: 'launchUndoneMail' } };
export const News: Story = { args: { writer: 'newsMail' } };
