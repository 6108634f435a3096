/** English, the most common words first. Words of other languages are in `languages`. Sources: SOURCES.md. */

export const ALLERGENS = `
Penicillin
Peanuts
Latex
Sulfa drugs
Shellfish
Tree nuts
Eggs
Milk
Bee stings
Aspirin
Ibuprofen
Pollen
Dust mites
Amoxicillin
NSAIDs
Codeine
Iodine contrast
Morphine
Wheat
Soy
Fish
Sesame
Gluten
Cats
Wasp stings
Mold
Dogs
Cephalosporins
Contrast dye
Insect stings
Dairy
Lactose
Nuts
Seafood
Crustaceans
Molluscs
Mustard
Celery
Lupin
Sulphites
Peanut
Egg
Cow's milk
Bee venom
Cashew
Hazelnut
Walnut
Almond
Pistachio
Shrimp
Strawberries
Kiwi
Banana
Avocado
Apple
Tomato
Peach
Citrus
Chocolate
Garlic
Corn
Grass pollen
Birch pollen
Ragweed
Animal dander
Cat hair
Horses
Nickel
Adhesive tape
Plasters
Chlorhexidine
Iodine
Betadine
Sulfonamides
Bactrim
Augmentin
Erythromycin
Clindamycin
Ciprofloxacin
Vancomycin
Tetracycline
Doxycycline
Paracetamol
Naproxen
Diclofenac
Metamizole
Lidocaine
Local anesthetic
General anesthesia
Propofol
Suxamethonium
Rocuronium
Heparin
Insulin
ACE inhibitors
Lisinopril
Statins
Tramadol
Oxycodone
Fentanyl
Carbamazepine
Phenytoin
Lamotrigine
Metoclopramide
Ondansetron
Vaccines
Gelatin
Alpha-gal
Red meat
Fragrance
Perfume
Fire ants
Hornets
Mosquito bites
Sunlight
Cold
Cereals containing gluten
Soybeans
Sesame seeds
Sulphur dioxide and sulphites
Brazil nuts
Macadamia nuts
Pecan nuts
Rye
Barley
Oats
Spelt
Crab
Lobster
Prawns
Mussels
Oysters
Squid
Salmon
Tuna
Cod
Buckwheat
Chickpeas
Lentils
Peas
Poppy seeds
Sunflower seeds
Pine nuts
Coconut
Mango
Pineapple
Carrot
Cinnamon
Natural rubber latex
Wasp venom
Hornet venom
Bumblebee stings
Fire ant stings
Jellyfish stings
Ampicillin
Flucloxacillin
Piperacillin
Cefazolin
Ceftriaxone
Cefalexin
Cefuroxime
Meropenem
Gentamicin
Azithromycin
Clarithromycin
Levofloxacin
Moxifloxacin
Nitrofurantoin
Metronidazole
Trimethoprim
Sulfamethoxazole
Sulfasalazine
Isoniazid
Rifampicin
Acetylsalicylic acid
Ketorolac
Celecoxib
Indometacin
Allopurinol
Enalapril
Ramipril
Perindopril
Valproate
Phenobarbital
Oxcarbazepine
Levetiracetam
Morphine and other opioids
Hydrocodone
Pethidine
Buprenorphine
Bupivacaine
Articaine
Procaine
Atracurium
Cisatracurium
Mivacurium
Ketamine
Thiopental
Midazolam
Neuromuscular blocking agents
Volatile anaesthetics
Sugammadex
Protamine
Aprotinin
Streptokinase
Dextran
Iron infusion
Enoxaparin
Warfarin
Clopidogrel
Amiodarone
Atorvastatin
Insulin glargine
Metformin
Corticosteroids
Adalimumab
Infliximab
Rituximab
Cisplatin
Carboplatin
Paclitaxel
Abacavir
Nevirapine
Efavirenz
Gadolinium contrast
Iodinated contrast media
Patent blue dye
Fluorescein
Polyethylene glycol (macrogol)
Polysorbate 80
Chlorhexidine wipes
Povidone iodine
Ethylene oxide
Formaldehyde
Thiomersal
Benzyl alcohol
Egg protein in vaccines
Yeast
Tetanus vaccine
Influenza vaccine
Acrylates
Bone cement
Cobalt
Chromium
Epoxy resin
Lanolin
Colophony
Hair dye (PPD)
Wool
House dust
Mould spores
Cockroaches
Feathers
Tree pollen
Olive pollen
Mugwort pollen
Cypress pollen
Exercise
Heat
`

export const CONDITIONS = `
Hypertension
Type 2 diabetes
Asthma
High blood pressure
High cholesterol
Type 1 diabetes
Epilepsy
Atrial fibrillation
Depression
Anxiety
COPD
Hypothyroidism
Heart failure
Coronary artery disease
Arthritis
Migraine
Diabetes
Heart attack
Stroke
Chronic kidney disease
Osteoarthritis
GERD
Sleep apnea
Rheumatoid arthritis
Osteoporosis
Hyperlipidemia
Hyperthyroidism
Breast cancer
Prostate cancer
Lung cancer
Colon cancer
Seizure disorder
Dementia
Alzheimer's disease
Parkinson's disease
Multiple sclerosis
Crohn's disease
Ulcerative colitis
Celiac disease
Lupus
Psoriasis
Eczema
Anemia
Sickle cell disease
Hemophilia A
Hemophilia B
Von Willebrand disease
Deep vein thrombosis
Pulmonary embolism
Factor V Leiden
Bipolar disorder
Schizophrenia
PTSD
ADHD
Autism
Autism spectrum disorder
Panic disorder
Obsessive-compulsive disorder
Angina
Arrhythmia
Long QT syndrome
Brugada syndrome
Supraventricular tachycardia
Cardiomyopathy
Aortic stenosis
Mitral valve prolapse
Heart murmur
Congenital heart disease
Aortic aneurysm
Brain aneurysm
TIA
Addison's disease
Adrenal insufficiency
Cushing's syndrome
Congenital adrenal hyperplasia
Cystic fibrosis
Pulmonary fibrosis
Pulmonary hypertension
Bronchiectasis
Emphysema
Kidney failure on dialysis
Dialysis
Kidney transplant
Liver transplant
Heart transplant
Kidney stones
Cirrhosis
Hepatitis B
Hepatitis C
Fatty liver disease
HIV
Tuberculosis
Immunodeficiency
Splenectomy
Asplenia
Gout
Fibromyalgia
Chronic pain
Chronic back pain
Scoliosis
Myasthenia gravis
Muscular dystrophy
Cerebral palsy
Spinal cord injury
Spina bifida
ALS
Guillain-Barré syndrome
Down syndrome
Marfan syndrome
Ehlers-Danlos syndrome
POTS
Narcolepsy
Traumatic brain injury
Hydrocephalus
Brain tumor
Leukemia
Lymphoma
Multiple myeloma
Melanoma
Thyroid cancer
Hashimoto's thyroiditis
Graves' disease
Endometriosis
Polycystic ovary syndrome
Pregnancy
Gestational diabetes
Preeclampsia
Enlarged prostate
Glaucoma
Cataracts
Macular degeneration
Blindness
Hearing loss
Deafness
Vertigo
Irritable bowel syndrome
Pancreatitis
Obesity
Insomnia
Alcohol dependence
Substance use disorder
Food allergy
Anaphylaxis
Mastocytosis
Hay fever
Porphyria
G6PD deficiency
Phenylketonuria
Malignant hyperthermia
Thalassemia
Iron deficiency anemia
Thrombocytopenia
Antiphospholipid syndrome
Sarcoidosis
Vasculitis
Ankylosing spondylitis
Raynaud's disease
Restless legs syndrome
Type 3c diabetes
MODY diabetes
Diabetes insipidus (AVP deficiency)
Hypopituitarism
Phaeochromocytoma
Hypoparathyroidism
Hyperparathyroidism
Adrenal crisis risk (steroid dependent)
Hyperkalaemia
Hyponatraemia
Severe asthma
Alpha-1 antitrypsin deficiency
Interstitial lung disease
Obstructive sleep apnoea, CPAP
Home oxygen therapy
Tracheostomy
Difficult airway
Collapsed lung (pneumothorax)
Coronary bypass surgery
Coronary stent
Pacemaker
Implanted defibrillator (ICD)
Mechanical heart valve
Biological heart valve
Atrial flutter
Ventricular tachycardia
Heart block
Wolff-Parkinson-White syndrome
Hypertrophic cardiomyopathy
Dilated cardiomyopathy
Pericarditis
Myocarditis
Endocarditis
Aortic dissection
Aortic regurgitation
Mitral regurgitation
Patent foramen ovale
Tetralogy of Fallot
Fontan circulation
Left ventricular assist device (LVAD)
Peripheral artery disease
Carotid stenosis
Chronic venous insufficiency
Lymphoedema
Haemophilia A
Haemophilia B
Anaemia
Leukaemia
Coeliac disease
Factor VII deficiency
Protein C deficiency
Protein S deficiency
Aplastic anaemia
Myelodysplastic syndrome
Polycythaemia vera
Hereditary spherocytosis
Haemochromatosis
Hereditary angioedema
Common variable immunodeficiency
Neutropenia
Stem cell transplant
Lung transplant
Pancreas transplant
Adrenoleukodystrophy
Urea cycle disorder
Maple syrup urine disease
Galactosaemia
MCAD deficiency
Mitochondrial disease
Glycogen storage disease
Gaucher disease
Fabry disease
Pompe disease
Wilson's disease
Dravet syndrome
Lennox-Gastaut syndrome
Febrile seizures
Absence seizures
Non-epileptic attacks
Cluster headache
Trigeminal neuralgia
Huntington's disease
Dystonia
Essential tremor
Peripheral neuropathy
Charcot-Marie-Tooth disease
Duchenne muscular dystrophy
Myotonic dystrophy
Spinal muscular atrophy
Paraplegia
Tetraplegia
Autonomic dysreflexia
Stroke with speech difficulty
Aphasia
Subarachnoid haemorrhage
Ventriculoperitoneal shunt
Syncope
Chronic fatigue syndrome (ME/CFS)
Long COVID
Lyme disease
Malaria
Hepatitis A
Autoimmune hepatitis
Primary biliary cholangitis
Primary sclerosing cholangitis
Oesophageal varices
Barrett's oesophagus
Achalasia
Swallowing difficulty
Gastric bypass
Gastric ulcer
Diverticulitis
Ileostomy
Colostomy
Feeding tube (PEG)
Short bowel syndrome
Chronic kidney disease stage 4
Single kidney
Polycystic kidney disease
Nephrotic syndrome
IgA nephropathy
Urinary catheter
Urostomy
Bladder cancer
Kidney cancer
Liver cancer
Pancreatic cancer
Stomach cancer
Ovarian cancer
Cervical cancer
Head and neck cancer
Brain metastases
Chemotherapy
Radiotherapy
Non-Hodgkin lymphoma
Hodgkin lymphoma
Chronic lymphocytic leukaemia
Acute myeloid leukaemia
Scleroderma
Sjögren's syndrome
Polymyalgia rheumatica
Giant cell arteritis
Behçet's disease
Juvenile arthritis
Psoriatic arthritis
Osteogenesis imperfecta
Hip replacement
Knee replacement
Spinal fusion
Atlantoaxial instability
Amputation
Epidermolysis bullosa
Pemphigus
Urticaria
Borderline personality disorder
Eating disorder
Anorexia nervosa
Postpartum depression
Learning disability
Non-verbal
Tourette syndrome
Fragile X syndrome
Rett syndrome
Turner syndrome
Prader-Willi syndrome
DiGeorge syndrome (22q11)
Fetal alcohol spectrum disorder
Premature birth
Ectopic pregnancy
Placenta praevia
Gestational hypertension
Rhesus negative in pregnancy
Menopause
Retinitis pigmentosa
Retinal detachment
Keratoconus
Usher syndrome
Ménière's disease
Tinnitus
Laryngectomy
Pseudocholinesterase deficiency
Opioid use disorder
`

export const RELATIONSHIPS = `
Spouse
Mother
Wife
Husband
Father
Daughter
Son
Partner
Sister
Brother
Friend
Parent
Mom
Dad
Neighbor
Child
Sibling
Caregiver
Guardian
Grandmother
Grandfather
Neighbour
Carer
Doctor
Family doctor
Aunt
Uncle
Niece
Nephew
Cousin
Grandson
Granddaughter
Roommate
Boyfriend
Girlfriend
Fiancé
Fiancée
Colleague
Mother-in-law
Son-in-law
Daughter-in-law
Sister-in-law
Brother-in-law
Primary care physician
Cardiologist
Mum
Grandparent
Grandchild
Stepmother
Stepfather
Stepson
Stepdaughter
Half-brother
Half-sister
Godparent
Legal guardian
Foster parent
Flatmate
Housemate
Employer
Teacher
School
Social worker
Support worker
Nurse
Health care proxy
Power of attorney
Paediatrician
Neurologist
Diabetes nurse
Transplant centre
Dialysis centre
`

export const FREQUENCIES = `
Once daily
Twice daily
As needed
Daily
Every morning
Three times daily
At bedtime
Once a day
Twice a day
With meals
Every 12 hours
Every 8 hours
Weekly
Every night
Once weekly
Every 6 hours
Four times daily
Every 4 hours as needed
In the morning
In the evening
Three times a day
Before meals
Every other day
Monthly
Once a week
Morning and evening
Every 2 weeks
Every 3 months
Every 72 hours
Every 4-6 hours as needed
Before exercise
Sliding scale
Continuous
Twice weekly
BID
TID
QD
PRN
Nightly
1-0-1
1-0-0
0-0-1
1-1-1
Only in an emergency
Five times daily
Every 2 hours
Every 3 hours
Every 24 hours
Every 48 hours
Every 3 days
Every 4 weeks
Every 8 weeks
Every 6 months
Once a month
Once a year
Twice a week
Three times a week
On dialysis days
At noon
After meals
On an empty stomach
With breakfast
With dinner
Through the pump
By INR
`

export const DOSES = `
10 mg
20 mg
5 mg
500 mg
40 mg
100 mg
50 mg
25 mg
81 mg
1000 mg
2.5 mg
75 mg
30 mg
200 mg
15 mg
80 mg
12.5 mg
300 mg
1 mg
2 mg
4 mg
400 mg
250 mg
150 mg
60 mg
600 mg
850 mg
0.5 mg
6 mg
8 mg
3 mg
0.25 mg
1.25 mg
160 mg
320 mg
750 mg
800 mg
7.5 mg
37.5 mg
90 mg
120 mg
240 mg
100 mcg
50 mcg
25 mcg
75 mcg
88 mcg
112 mcg
125 mcg
137 mcg
150 mcg
200 mcg
10 units
20 units
12 units
15 units
18 units
22 units
30 units
40 units
5 units
6 units
8 units
10 IU
1000 IU
2000 IU
2 puffs
1 puff
100 mcg/dose
90 mcg/puff
160/4.5 mcg
250/50 mcg
0.3 mg
0.15 mg
500mg
10mg
20mg
5mg
100mg
1 tablet
2 tablets
half a tablet
1 capsule
5 ml
10 ml
2.5 ml
1 drop
24/26 mg
49/51 mg
25/100 mg
20 mEq
1 mg/day
1 g
2 g
100 µg
50 µg
1.5 mg
5 mg/ml
62.5 mg
125 mg
175 mcg
12.5 mcg
350 mg
450 mg
700 mg
875 mg
900 mg
1.2 g
3 g
20 ml
15 ml
1 ampoule
1 injection
1 patch
12 mcg/h patch
25 mcg/h patch
50 mcg/h patch
1 sachet
1 suppository
2 drops
2 capsules
3 tablets
quarter of a tablet
1 inhalation
2 inhalations
1 spray
2 l/min oxygen
4000 IU
5000 IU
20000 IU
100/6 mcg
200/6 mcg
97/103 mg
`

export const SEVERITY_WORDS = `
Severe
Moderate
Mild
Life-threatening
Critical
Unknown
Severe - anaphylaxis
Extreme
Very severe
High
Low
Anaphylaxis
Intolerance
`

export const CONDITION_STATUS_WORDS = `
Active
Chronic
Resolved
In remission
Controlled
Stable
Well controlled
Under treatment
Monitoring
Recovering
Improving
Worsening
Intermittent
`
