/** The invented person has many medicines, several languages and alphabets, and entries in every list. */
export const ACCOUNT = { firstName: 'Zoë', lastName: 'Østergård-Nguyễn' }

export const PROFILE = {
  fullName: 'Zoë Thuỳ-Linh Østergård-Nguyễn',
  dateOfBirth: '1957-03-27',
  gender: 'Female',
  bloodType: 'AB-',
  phoneNumber: '+45 20 12 34 56',
  streetAddress: 'Nørre Søgade 11, 3. tv',
  city: 'København',
  zipCode: '1370',
  primaryLanguage: 'da',
  heightCm: 168,
  weightKg: 63,
  organDonor: 'yes',
  implants: 'Pacemaker (2021, left), artificial lens in both eyes',
  additionalNotes:
    'Hearing aid on the right. Understands English, Danish and Vietnamese.\nGuide dog Ærø waits at home: call Søren.',
}

export const LISTS = {
  'emergency-contacts': [
    { name: 'Søren Østergård', relationship: 'Husband', phoneNumber: '+45 20 98 76 54' },
    { name: 'Nguyễn Thị Mai', relationship: 'Sister', phoneNumber: '+84 91 234 56 78' },
    {
      name: 'Dr. François Lévêque',
      relationship: 'Cardiologist',
      phoneNumber: '+33 1 42 34 56 78',
      email: 'f.leveque@clinique.example',
    },
  ],
  allergies: [
    { allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis within minutes (2009)' },
    { allergen: 'Iodinated contrast', severity: 'Severe', reaction: 'Bronchospasm' },
    { allergen: 'Jordnødder (peanuts)', severity: 'Moderate', reaction: 'Swollen lips' },
    { allergen: 'Latex', severity: 'Mild', reaction: 'Rash' },
  ],
  medications: [
    medicine('Apixaban', '5 mg', 'Twice daily', '2021-06-14'),
    medicine('Metoprolol', '50 mg', 'Twice daily', '2021-06-14'),
    medicine('Ramipril', '2.5 mg', 'In the morning', '2019-02-01'),
    medicine('Spironolactone', '25 mg', 'In the morning', '2022-09-05'),
    medicine('Furosemide', '40 mg', 'In the morning', '2022-09-05'),
    medicine('Atorvastatin', '20 mg', 'At bedtime', '2016-11-20'),
    medicine('Insulin glargine', '18 units', 'At bedtime', '2018-04-03'),
    medicine('Metformin', '850 mg', 'Twice daily', '2014-01-15'),
    medicine('Levothyroxine', '75 mcg', 'In the morning', '2009-08-30'),
    medicine('Levetiracetam', '500 mg', 'Twice daily', '2023-03-11'),
    medicine('Salbutamol', '100 mcg', 'As needed', '2001-05-02'),
    medicine('Vitamin D₃', '20 µg', 'Once a week', '2020-10-01'),
  ],
  'medical-conditions': [
    { condition: 'Atrial fibrillation', status: 'Chronic', diagnosedDate: '2021-06-02' },
    { condition: 'Heart failure', status: 'Chronic', diagnosedDate: '2022-08-29' },
    { condition: 'Type 2 diabetes', status: 'Active', diagnosedDate: '2014-01-10' },
    { condition: 'Epilepsy', status: 'Active', notes: 'Last seizure in March 2023, two minutes.' },
    { condition: 'Hypothyroidism', status: 'Chronic' },
    { condition: 'Ménière’s disease', status: 'Active' },
    { condition: 'Appendicitis', status: 'Resolved', diagnosedDate: '1974-07-19' },
  ],
  'insurance-policies': [
    {
      provider: 'Sygeforsikringen “danmark”',
      policyNumber: 'DK-2703-57',
      relationship: 'self',
      providerPhone: '+45 70 10 90 70',
    },
    { provider: 'Mutuelle Générale', policyNumber: 'FR 88-412', relationship: 'spouse' },
  ],
} as const

export const CODES = [
  { type: 'emergency', accessLevel: 'emergency', expiresIn: 'never' },
  { type: 'complete', accessLevel: 'healthcare', expiresIn: 'never' },
  { type: 'contacts', accessLevel: 'public', expiresIn: 'never' },
] as const

export const ADDRESS = {
  name: 'Zoë Østergård-Nguyễn',
  address1: 'Nørre Søgade 11',
  address2: '3. tv',
  city: 'København',
  state: '',
  postalCode: '1370',
  country: 'DK',
}

function medicine(name: string, dosage: string, frequency: string, startDate: string) {
  return { name, dosage, frequency, startDate, prescribingDoctor: 'Dr. Lévêque' }
}
