/**
 * @jest-environment node
 */
import { makeClient } from '../../mocks/clients.ts';
import { toCsv } from './clientCsv.ts';

const linesOf = (...clients: Parameters<typeof makeClient>[0][]) => toCsv(clients.map(makeClient)).split('\r\n');

describe('the exported file', () => {
  it('T40: begins with a byte order mark, and parts its cells with semicolons', () => {
    const [head, row] = linesOf({
      businessName: 'Vinbar Ved Åen',
      contactName: 'Karen Lund',
      email: 'karen@aaen.example',
      phone: '20 12 34 56',
      lastLogin: '2026-11-21T08:12:00.000Z',
    });
    expect(head).toBe('\uFEFFBusiness;Business Type;Contact;Email;Plan;Status;Phone;Last Login');
    expect(row).toBe(
      'Vinbar Ved Åen;Wine bar;Karen Lund;karen@aaen.example;Basic;Active;20 12 34 56;2026-11-21T08:12:00.000Z',
    );
  });

  it("R8: says 'N/A' and 'Never' where there is nothing", () => {
    const [, row] = linesOf({ phone: null, lastLogin: null });
    expect(row).toMatch(/;N\/A;Never$/);
  });

  it('T40: puts quotes around what would break a row', () => {
    const [, row] = linesOf({ businessName: 'Bar "Nord"; Aarhus' });
    expect(row).toMatch(/^"Bar ""Nord""; Aarhus";/);
  });

  it.each(['=1+1', '+45 20', '-1', '@cmd', '\tx', '\rx'])('ASVS 1.2.10: makes the formula %j text', (businessName) => {
    const csv = toCsv([makeClient({ businessName })]);
    expect(csv).toContain(`\r\n"'${businessName}";`);
  });

  it('T40: is a head alone without clients', () => {
    expect(toCsv([])).toMatch(/^\uFEFFBusiness.*Last Login\r\n$/);
  });

  it('T40: is read back by a sheet cell by cell, whatever the cells hold', () => {
    const odd = ['Bar "Nord"', 'a;b', 'two\nlines', "it's", '""', ';;', 'Ærø & Søn', ' blank ', 'O\'Hara; "Pub"\r\n'];
    const csv = toCsv(odd.map((businessName) => makeClient({ businessName })));
    expect(readCsv(csv.slice(1)).map(([first]) => first)).toEqual(['Business', ...odd]);
    expect(readCsv(csv.slice(1)).every((row) => row.length === 8)).toBe(true);
  });

  it('ASVS 1.2.10: defuses a formula in whatever column it stands', () => {
    const formula = '=HYPERLINK("//x.example";"y")';
    const client = makeClient({ contactName: formula, email: '+a@b.dk', phone: '+45 20 12 34 56' });
    const [, row = []] = readCsv(toCsv([client]).slice(1));
    expect([row[2], row[3], row[6]]).toEqual([`'${formula}`, "'+a@b.dk", "'+45 20 12 34 56"]);
    for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  it('T40: keeps the order in which the clients are shown', () => {
    const names = ['Zoo', 'Alma', 'Åen'];
    const csv = toCsv(names.map((businessName) => makeClient({ businessName })));
    expect(readCsv(csv.slice(1)).map(([first]) => first)).toEqual(['Business', ...names]);
  });
});

/** Reads a file as a spreadsheet with semicolons does. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end === '\r\n') rows.push([]);
  }
  // The file ends with a line break.
  return rows.filter((row) => row.join('') !== '');
}
