/**
 * Sentences of the kind people leave for a responder, and the shapes of telephone numbers (digits
 * invented). One a line. Part of what capsule version 1 was made with: see README.
 */
export const NOTES_TEXT = `
Wears hearing aids in both ears.
Speaks little English, please call my daughter.
Has a service dog.
Please call my wife first.
Takes blood thinners. Do not give NSAIDs.
Carries an EpiPen in the left pocket of the bag.
Carries an inhaler.
Difficult intubation.
No blood transfusions. Jehovah's Witness.
Do not take blood pressure on the left arm.
Uses a wheelchair.
Deaf, reads lips. Nonverbal.
Autistic: avoid loud noise and bright lights, speak calmly.
Hypoglycemia: give glucose gel. Insulin is in the fridge.
Steroid dependent: give hydrocortisone 100 mg IM in an emergency.
Needs steroid cover for surgery or severe illness.
Seizure plan: give midazolam if longer than 5 minutes.
Oxygen 2 litres at home. Contact lenses. Dentures.
Preferred hospital: St. Mary's Hospital. Cardiologist is Dr. Smith.
Two children at home, ages 4 and 7. Cat needs feeding.
House key with the neighbor. Medication list is on the fridge.
`

export const PHONES_TEXT = `
+1 555 010 4477
(555) 014-2290
555-013-8261
+1 (555) 017-9036
5550125943
+1-555-016-3178
+15550193652
+44 7700 900361
07700 900248
+49 151 23456789
+4917612345678
+33 6 12 34 56 78
06 98 76 54 32
+34 612 345 678
+39 333 123 4567
+31 6 12345678
+48 512 345 678
+380 50 123 4567
+7 912 345-67-89
+20 100 123 4567
+966 50 123 4567
+91 98765 43210
+86 138 0013 8000
+81 90-1234-5678
+55 11 91234-5678
+52 55 1234 5678
+61 412 345 678
`

export const HEIGHTS_TEXT = `
170
165
175
160
180
168
172
178
163
158
155
183
185
188
190
150
152
173
176
167
110
95
130
75
`

export const WEIGHTS_TEXT = `
70
80
75
65
60
68
72
82
85
90
55
58
62
78
95
100
110
50
88
67
20
12
35
125
9
`

export const BLOOD_TYPES_TEXT = `
O+
A+
B+
O-
A-
AB+
B-
AB-
`

export const ORGAN_DONOR_TEXT = `
yes
no
unknown
`
