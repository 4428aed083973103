/** The page of the trail. */
export const auditPage = {
  title: 'Audit Trail',
  lead: 'Who did what, when and from where, the newest first. Nothing here can be changed.',
  action: 'Action',
  everyAction: 'All actions',
  who: 'Who',
  whoPlaceholder: 'Name or address',
  from: 'From',
  to: 'To',
  export: 'Export CSV',
  clear: 'Clear filters',
  more: 'Load more',
  loading: 'Loading...',
  caption: 'Audit trail',
  columns: { at: 'Time', action: 'Action', who: 'Who', client: 'Client', change: 'Change', from: 'From' },
  nobody: 'Nobody signed in',
  none: '–',
  empty: { title: 'Nothing here', description: 'Nothing in the trail matches these filters.' },
  failed: { title: 'The trail did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;

/** An action of the wire as a reader has it: 'client.launched' is 'Client launched'. */
export function actionName(action: string): string {
  const words = action.replace(/[.-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
