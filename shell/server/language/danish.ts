import type { WebServerTexts } from './english.ts';

export const danish: WebServerTexts = {
  homeTitle: 'Forside',
  notices: {
    tooOld:
      'Din browser er for gammel til denne hjemmeside, og dele af siden virker ikke. Opdater den, eller åbn siden i en version ' +
      'af Chrome, Edge, Firefox eller Safari fra de seneste to et halvt år.',
    notStarted: 'Siden kunne ikke starte. Genindlæs den. Hjælper det ikke, så opdater din browser.',
    noScriptPublic:
      'JavaScript er slået fra i denne browser. Du kan læse siden. Formularerne på <a href="/da/kontakt">kontaktsiden</a> ' +
      'virker uden; login, App Portal og de knapper, der åbner et vindue, kræver JavaScript.',
    noScriptPersonal:
      'JavaScript er slået fra i denne browser. Du kan læse siden. Knapper, formularer og menuer kræver JavaScript: Slå det til, ' +
      'og genindlæs siden.',
    noScript: 'JavaScript er slået fra i denne browser, og siden kræver det. Slå det til, og genindlæs siden.',
  },
  scriptRequired: {
    title: 'Formularen kræver JavaScript',
    text: 'Intet blev sendt. Slå JavaScript til i din browser, og udfyld formularen igen.',
    back: 'Tilbage til siden',
  },
  status: {
    title: 'Driftsstatus',
    heading: (brand) => `Driftsstatus for ${brand}`,
    working: 'Alt virker.',
    notWorking: 'En del af hjemmesiden virker ikke, som den skal.',
    asOf: (time) => `Opdateret ${time}, dansk tid.`,
    components: {
      site: 'Hjemmeside',
      api: 'Login, formularer og portal',
      database: 'Database',
      mail: 'Udgående mail',
      scanner: 'Upload af filer',
      releases: 'Udgivelser',
    },
    states: { working: 'Virker', delayed: 'Forsinket', unavailable: 'Ude af drift', unknown: 'Ukendt' },
    incidents: 'Seneste hændelser',
    incidentTexts: { site: 'En ny version blev rullet tilbage.', mail: 'Mails blev forsinket.' },
    until: 'til',
    noRollback: 'Ingen version er rullet tilbage de seneste 14 dage.',
    noDelay: 'Ingen mail er blevet forsinket de seneste 7 dage.',
    unknown: 'Ukendt lige nu.',
    home: 'Tilbage til forsiden',
    refresh: 'Opdater',
  },
};
