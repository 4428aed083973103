import { readSiteInfo } from './site.ts';

describe('readSiteInfo', () => {
  it('uses recognizable placeholders outside production', () => {
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

  it('has no defaults in production', () => {
    const facts = readSiteInfo({ NODE_ENV: 'production' }, 'http://localhost:3000');
    expect(facts).toMatchObject({ phone: '', salesEmail: '', companyName: '' });
  });

  it('reads the owner’s settings, and removes the trailing slash of the origin', () => {
    const facts = readSiteInfo({ SITE_BRAND: ' Glas ', SITE_PHONE: '', SITE_ORIGIN: 'https://glas.example/' }, 'x');
    expect(facts).toMatchObject({ brand: 'Glas', phone: '+45 00 00 00 00', origin: 'https://glas.example' });
  });
});
