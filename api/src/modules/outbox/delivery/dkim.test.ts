import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtp } from '@skal/jest/servers/smtp.ts';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { checkDkim } from '../../../check/checkDkim.ts';
import { readSettings } from '../../../settings/settings.ts';
import { message } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { getDkimPublicKey, loadDkimKey } from './dkim.ts';

const folder = mkdtempSync(join(tmpdir(), 'skal-dkim-'));
const keyFile = join(folder, 'dkim.pem');
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const domain = 'skal.example';
const dkim = { domain, selector: 'site', keyFile };
const env = { SKAL_DKIM_DOMAIN: domain, SKAL_DKIM_SELECTOR: 'site', SKAL_DKIM_KEY_FILE: keyFile };
const settingsWith = (more: NodeJS.ProcessEnv) => readSettings({ ...env, ...more });
const publicKey = () => {
  const key = loadDkimKey({ dkim });
  return key ? getDkimPublicKey(key) : '';
};

describe('signed emails', () => {
  it('verify at the receiver, but not with a changed subject or an added word', async () => {
    const smtp = await startSmtp();
    const api = await startTestApi({ mail: { smtpUrl: smtp.url, pollMs: 20, from: `post@${domain}`, dkim } });
    await api.client().post('/api/contact', message);
    await waitFor(
      async () => smtp.messages,
      ({ length }) => length === 2,
    );
    await api.close();
    await smtp.close();

    const queried: string[] = [];
    const resolver = async (name: string) => {
      queried.push(name);
      return [[`v=DKIM1; k=rsa; p=${publicKey()}`]];
    };
    const verdictOf = async (mail: string) => {
      const { results } = await dkimVerify(`${mail.replaceAll('\r\n..', '\r\n.')}\r\n`, { resolver });
      return results.map(({ status, signingDomain }) => [status.result, signingDomain]);
    };
    for (const mail of smtp.messages) {
      expect(await verdictOf(mail)).toEqual([['pass', domain]]);
      expect(mail.replaceAll(/\r\n\s+/g, ' ')).toMatch(/^DKIM-Signature:.* h=[^;]*from:/im);
      expect(await verdictOf(mail.replace(/^Subject: /m, 'Subject: Re: '))).toEqual([['fail', domain]]);
      // The library's result for a body that differs from the signed one.
      const longer = mail.replace('\r\n\r\n', '\r\n\r\nPay here instead.\r\n');
      expect(await verdictOf(longer)).toEqual([['neutral', domain]]);
    }
    expect(new Set(queried)).toEqual(new Set([`site._domainkey.${domain}`]));
  });

  it.each([
    [
      { SKAL_DKIM_SELECTOR: '' },
      'SKAL_DKIM_DOMAIN, SKAL_DKIM_SELECTOR and SKAL_DKIM_KEY_FILE belong together: set all three, or none.',
    ],
    [
      { SKAL_DKIM_DOMAIN: '', SKAL_DKIM_SELECTOR: '' },
      'SKAL_DKIM_DOMAIN, SKAL_DKIM_SELECTOR and SKAL_DKIM_KEY_FILE belong together: set all three, or none.',
    ],
    [{ SKAL_DKIM_SELECTOR: 'a b' }, 'SKAL_DKIM_SELECTOR must be a label such as skal-2026.'],
    [{ SKAL_DKIM_DOMAIN: 'https://skal.example' }, 'SKAL_DKIM_DOMAIN must be a domain such as example.dk.'],
  ])('stop the start if %j', (more, sentence) => {
    expect(() => settingsWith(more)).toThrow(sentence);
  });

  it.each([
    ['does not exist', () => join(folder, 'nowhere.pem'), 'SKAL_DKIM_KEY_FILE cannot be read as a private key'],
    ['is not a key', () => join(folder, 'no.pem'), 'SKAL_DKIM_KEY_FILE cannot be read as a private key'],
    [
      'has another key type',
      () => join(folder, 'ed25519.pem'),
      'SKAL_DKIM_KEY_FILE must be an RSA key of 1024 bits or more',
    ],
  ])('stop the start if the key file %s', async (_, file, sentence) => {
    writeFileSync(join(folder, 'no.pem'), 'no key');
    const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    writeFileSync(join(folder, 'ed25519.pem'), other);
    await expect(startTestApi({ mail: { dkim: { ...dkim, keyFile: file() } } })).rejects.toThrow(sentence);
  });
});

describe('DKIM preflight check', () => {
  const find = async (more: NodeJS.ProcessEnv, records: () => Promise<string[][]>) =>
    (await checkDkim(settingsWith(more), records)).map(({ state, message: says }) => [state, says]);
  const ownRecord = async () => [['v=DKIM1; k=rsa; ', `p=${publicKey().slice(0, 100)}`, publicKey().slice(100)]];
  const from = { SKAL_MAIL_FROM: `post@${domain}` };
  const name = `site._domainkey.${domain}`;

  it('reports whether the DNS record matches the key', async () => {
    expect(await find(from, ownRecord)).toEqual([['ok', `The record ${name} matches the key.`]]);
    expect(await find(from, async () => [['v=DKIM1; p=MIIB']])).toEqual([
      ['failure', `The record ${name} has another key: recipients cannot verify our mails.`],
    ]);
    const missing = async () => {
      throw Object.assign(new Error('queryTxt'), { code: 'ENOTFOUND' });
    };
    expect(await find(from, missing)).toEqual([['failure', `No name server has ${name} (ENOTFOUND).`]]);
    expect((await checkDkim(settingsWith(from), missing))[0]?.fix).toContain(`p=${publicKey()}`);
  });

  it('reports a sender of another domain, and missing signing', async () => {
    expect(await find({ SKAL_MAIL_FROM: 'post@other.example' }, ownRecord)).toEqual([
      ['warning', `Mails are signed for ${domain} and come from other.example.`],
    ]);
    const unsigned = { SKAL_DKIM_DOMAIN: '', SKAL_DKIM_SELECTOR: '', SKAL_DKIM_KEY_FILE: '' };
    expect(await find({ ...unsigned, SMTP_URL: 'smtp://127.0.0.1' }, ownRecord)).toEqual([
      ['warning', 'Mails are not signed here; your mail server may do it.'],
    ]);
    expect(await find(unsigned, ownRecord)).toEqual([]);
  });
});
