export const ENGLISH = `
given: Margaret; Susan; Olivia; Amelia; George; Harry; Jack; Charlotte; Grace; Liam; Noah; Ava; Sean; Aisha; Kevin; Janet; Wayne; Brenda; Kyle; Alan; Colin; Priya; Craig; Hannah
family: Walsh; Murphy; Hughes; Edwards; Foster; Bennett; Gray; Price; Sullivan; Patterson; Cooper; Ward; Brooks; Reynolds; Fisher; Graham; Marshall; Hunter; Ali; Begum; Watson; Ellis; Shaw; Palmer
allergen: Sulfa; Wasps; Bees; Contrast; Cashews; Hay fever; Amoxicillin and penicillin; Elastoplast; Trimethoprim; Prawns; Grass; Dust
severity: Life threatening; Serious; Very mild; Not sure
reaction: Throat swells up; Lips and face swell; Itchy skin; Cannot breathe; Stopped breathing; Passes out; Sick; Sneezing and itchy eyes; Rash on chest; Tongue swelling; Hallucinations; Cough; Muscle pain
medicine: Ventolin inhaler; Metoprolol succinate; Lantus insulin; Vitamin D; Folic acid; Iron tablets; Multivitamin; Fostair inhaler; Metformin XR; Baby aspirin; Fish oil; Co-codamol; Ferrous sulfate; Mounjaro; Wegovy; Birth control pill
dose: 0.4 mg; 20 mcg; 100 units; 50000 IU; 325 mg; 650 mg; 1 mg weekly; 12 mcg; 2 mg/ml
frequency: At night; Every day; Before breakfast; After food; In the mornings; When required; Twice a week; With food; Nightly before bed; 3 times a day; OD; BD; TDS; 2x daily; Every evening; Once a month; Fortnightly; With dinner; As directed
condition: Stroke 2019; Heart attack 2015; Heart bypass; Kidney disease stage 3; Breast cancer 2018; CKD stage 3; Diverticulitis; Underactive thyroid; Coeliac disease; Sleep apnoea; Learning disability; Long COVID; Slipped disc; Hip replacement 2020; Non-verbal; Polymyalgia; Postural tachycardia; Haemophilia
relationship: Best friend; GP; Next of kin; Stepmum; Ex-husband; Next door neighbour; Social worker; Grandma; Stepson; Support worker; Fiance
implant: Two stents 2018; Left hip replacement; Loop recorder; Right knee replacement
notes: Hard of hearing in the left ear, speak up.; Please ring my son before anyone else.; Lives alone.; I have a dog at home alone.; Insulin pump on the stomach.; Keys are in the blue bag.; Do not use my right arm for blood or drips.; Epilepsy: time the seizure and call 999 after 5 minutes.; Gets confused, please speak slowly.; I am non-verbal when stressed, I can write.; Contact lens wearer. No latex gloves.; Advance directive is with my doctor.; Has dementia and may wander.; Two EpiPens in my handbag.; Registered blind, has a white cane.; Adrenal crisis kit in the bag.; Difficult veins.; Previous reaction to anaesthetic.
phone: 07911 123456; +44 7911 123456; 020 7946 0958; (212) 555-0147; 312-555-0188; +61 412 345 678; 0412 345 678; 087 123 4567; 416-555-0129
`
