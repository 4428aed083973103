/**
 * @jest-environment node
 */

import { validateBody } from '@skal/contracts/http/validate';
import { attachmentKinds, buildAcceptAttribute, findAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import { ATTACHMENT_BYTES_MAX, createTicketSchema } from '@skal/contracts/support/ticket';
import { makeSession } from '../../mocks/account/session.ts';
import { toAccount } from '../../session/useAccount.ts';
import { emptyTicket, type TicketValues, toTicketBody } from './ticket.body.ts';
import { validateAttachment } from './upload/validateAttachment.ts';

const account = toAccount(makeSession());
const typed = (change: Partial<TicketValues>): TicketValues => ({
  ...emptyTicket,
  title: 'Empty page',
  description: 'Since this morning',
  ...change,
});
const bodyOf = (change: Partial<TicketValues>, ...files: File[]) => toTicketBody(typed(change), account, files);

/** A file of a given size without bytes. */
function fileOf(name: string, size = 1, type = ''): File {
  const file = new File(['x'], name, { type });
  return Object.defineProperty(file, 'size', { value: size });
}

describe('the request body of a ticket', () => {
  it('L6, L17: starts with normal priority, no category, and Denmark', () => {
    expect(emptyTicket).toMatchObject({ priority: 'normal', category: 'other', countryCode: '+45' });
    expect(bodyOf({})).toEqual({
      title: 'Empty page',
      description: 'Since this morning',
      priority: 'normal',
      category: 'other',
      name: 'Karen Lund',
      email: 'client@skal.example',
      attachments: [],
    });
  });

  it.each([
    ['+45', '12 34 56 78', '+45 12 34 56 78'],
    ['+1', '(123) 456-7890', '+1 (123) 456-7890'],
    ['+45', '   ', undefined],
    ['+31', '', undefined],
  ])('L16: a number of %s typed as %j is %j', (countryCode, contactPhone, phone) => {
    expect(bodyOf({ countryCode, contactPhone }).phone).toBe(phone);
  });

  it.each([
    ['emergency', 'Customers cannot pay', 'Since this morning\n\nEmergency justification: Customers cannot pay'],
    ['emergency', '  ', 'Since this morning'],
    ['high', 'Customers cannot pay', 'Since this morning'],
    ['normal', 'Customers cannot pay', 'Since this morning'],
  ] as const)('L18: of priority %s with the reason %j reads %j', (priority, urgentReason, description) => {
    expect(bodyOf({ priority, urgentReason }).description).toBe(description);
  });

  it('L10, L18: a justification alone is not a description', () => {
    const body = bodyOf({ priority: 'emergency', description: ' ', urgentReason: 'Customers cannot pay' });
    expect(body.description).toBe('');
  });

  it('L17: lists file names in order, and nothing else about them', () => {
    const names = ['b.png', 'a.png', 'b.png'];
    expect(bodyOf({}, ...names.map((name) => fileOf(name))).attachments).toEqual(names);
  });

  it.each([
    ['an emergency without a number', { priority: 'emergency' }, ['phone']],
    ['an emergency with a number', { priority: 'emergency', contactPhone: '12 34 56 78' }, []],
    ['no title', { title: ' ' }, ['title']],
    ['no description', { description: '' }, ['description']],
    ['a title that is too long', { title: 'a'.repeat(201) }, ['title']],
  ] as const)('L10, L11: %s is judged by the contract: %j', (_what, change, fields) => {
    const checked = validateBody(createTicketSchema, bodyOf(change));
    expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual(fields);
  });
});

describe('a file for a ticket', () => {
  const MB = 1024 * 1024;

  it.each([
    ['L14: exactly ten megabytes', fileOf('a.png', 10 * MB), null],
    ['L14: a byte more', fileOf('a.png', 10 * MB + 1), 'large'],
    ['nothing in it', fileOf('a.png', 0), 'empty'],
    ['L15: a program', fileOf('a.exe'), 'type'],
    ['L15: a program with two endings', fileOf('a.png.exe'), 'type'],
    ['L15: a name that is only an ending', fileOf('png'), 'type'],
    ['L15: an ending after a blank', fileOf('a.png '), 'type'],
    ['L15: no name', fileOf(''), 'type'],
    ['L15: a picture that the system calls a program', fileOf('a.png', 1, 'application/x-msdownload'), 'type'],
    ['T34: a film that systems name differently', fileOf('a.avi', 1, 'video/vnd.avi'), null],
    ['T34: one that the system does not know', fileOf('a.MOV'), null],
  ] as const)('%s: %#', (_what, file, error) => {
    expect(validateAttachment(file, 0)).toBe(error);
  });

  it('L13: is too many after five others, but its own error comes first', () => {
    expect([0, 4, 5, 6].map((others) => validateAttachment(fileOf('a.pdf'), others))).toEqual([
      null,
      null,
      'many',
      'many',
    ]);
    expect(validateAttachment(fileOf('a.exe'), 5)).toBe('type');
    expect(ATTACHMENT_BYTES_MAX).toBe(10 * MB);
  });

  it('L15: is offered by the picker exactly if the server accepts it', () => {
    const offered = buildAcceptAttribute().split(',');
    for (const { extensions, types } of Object.values(attachmentKinds)) {
      for (const extension of extensions) {
        expect(offered).toContain(`.${extension}`);
        expect(findAttachmentKind(`a.${extension}`)).toBeDefined();
      }
      for (const type of types) expect(offered).toContain(type);
    }
  });

  it.each(['a.png', 'a.JPEG', 'png', 'a.exe', '.pdf', 'a.', 'a.b.gif', 'a.mp4x', 'a mp4'])(
    'L15: named %j is refused here if the server would refuse it',
    (name) => {
      expect(validateAttachment(fileOf(name), 0) === null).toBe(findAttachmentKind(name) !== undefined);
    },
  );
});
