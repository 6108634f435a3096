/** The invented person of the browser tests, with a realistic record. */
export const amelie = {
  firstName: 'Amélie',
  lastName: 'Østergård-Nguyễn',
  password: 'seven quiet lanterns over the bay',
  profile: {
    'Full name': 'Amélie Thuỳ-Linh Østergård-Nguyễn',
    'Date of birth': '1958-03-27',
    'Phone number': '+45 20 12 34 56',
  },
  allergies: [
    { Allergen: 'Penicillin', Severity: 'Severe', Reaction: 'Anaphylaxis within minutes' },
    { Allergen: 'Jordnødder', Severity: 'Moderate', Reaction: 'Swollen lips' },
    { Allergen: 'Bee stings', Severity: 'Mild', Reaction: '' },
  ],
  medications: [
    { 'Medication name': 'Warfarin', Dose: '5 mg', 'How often': 'Once daily' },
    { 'Medication name': 'Metoprolol', Dose: '50 mg', 'How often': 'Twice daily' },
    { 'Medication name': 'Atorvastatin', Dose: '20 mg', 'How often': 'At bedtime' },
    { 'Medication name': 'Levothyroxine', Dose: '75 mcg', 'How often': 'In the morning' },
  ],
  conditions: [
    { Condition: 'Atrial fibrillation', Status: 'Chronic' },
    { Condition: 'Hypothyroidism', Status: 'Chronic' },
    { Condition: 'Asthma', Status: 'Active' },
  ],
  contacts: [
    { Name: 'Søren Østergård', Relationship: 'Husband', 'Phone number': '+45 20 98 76 54' },
    { Name: 'Nguyễn Thị Mai', Relationship: 'Sister', 'Phone number': '+84 91 234 5678' },
  ],
}
