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
});
