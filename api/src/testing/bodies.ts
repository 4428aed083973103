/** Forms as the browser sends them; a test changes what it is about. */
export const consultation = {
  name: 'Anna Jensen',
  email: 'anna@example.dk',
  phone: '12 34 56 78',
  countryCode: '+45',
  company: 'Vinbaren',
  industry: 'Wine bar',
  currentSolution: [],
  challenges: 'More guests on weekdays.',
  contactPreference: 'email',
};

export const message = {
  name: 'Bo Holm',
  email: 'bo@example.dk',
  phone: '',
  subject: 'Opening hours',
  message: 'When can I call you?',
};

export const newClient = {
  email: 'karen@example.dk',
  contactName: 'Karen Marie Blixen',
  businessName: 'Rungstedlund',
  businessType: 'cafe',
  subscriptionPlan: 'premium',
  phone: '87 65 43 21',
  password: 'seven gothic tales',
};

export const admin = { email: 'admin@skal.example', password: 'skal-demo-admin' };
export const client = { email: 'client@skal.example', password: 'skal-demo-client' };
export const live = { email: 'live@skal.example', password: 'skal-demo-live' };

export const ticket = {
  title: 'The menu does not open',
  description: 'Since this morning the menu stays empty.',
  priority: 'high',
  category: 'bug',
  name: 'Demo Client',
  email: 'kitchen@example.dk',
  phone: '+45 12 34 56 78',
  attachments: [],
};

export const staffMember = {
  email: 'bo@example.dk',
  firstName: 'Bo',
  lastName: 'Holm',
  role: 'Bartender',
  permissions: ['Orders', 'Staff Management'],
};
