import { readSiteInfo } from './site.ts';

describe('readSiteFacts', () => {
  it('shows placeholders that cannot be mistaken for real ones while the product is tried out', () => {
    expect(readSiteInfo({}, 'http://localhost:3000')).toEqual({
      brand: 'Skal',
      phone: '+45 00 00 00 00',
      salesEmail: 'sales@skal.example',
      companyName: '',
      companyAddress: '',
      companyCvr: '',
      origin: 'http://localhost:3000',
      inquiryDays: 730,
    });
  });

  it('shows nothing in production that the owner has not set', () => {
    const facts = readSiteInfo({ NODE_ENV: 'production' }, 'http://localhost:3000');
    expect(facts).toMatchObject({ phone: '', salesEmail: '', companyName: '' });
  });

  it('takes the owner’s settings, and an origin without a slash at its end', () => {
    const facts = readSiteInfo({ SITE_BRAND: ' Glas ', SITE_PHONE: '', SITE_ORIGIN: 'https://glas.example/' }, 'x');
    expect(facts).toMatchObject({ brand: 'Glas', phone: '+45 00 00 00 00', origin: 'https://glas.example' });
  });
});
