/**
 * Words beyond those the capsule's dictionary knows: one a line, the most common first. Free to
 * grow: nothing printed depends on it. Where they come from: SOURCES.md.
 */

/** Annex II of Regulation (EU) No 1169/2011 in its order, then medicines, stings and materials. */
export const MORE_ALLERGENS = `
Cereals containing gluten
Crustaceans
Eggs
Fish
Peanuts
Soybeans
Milk
Nuts
Celery
Mustard
Sesame seeds
Sulphur dioxide and sulphites
Lupin
Molluscs
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
Bee venom
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

export const MORE_CONDITIONS = `
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

export const MORE_RELATIONSHIPS = `
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

export const MORE_FREQUENCIES = `
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

export const MORE_DOSES = `
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

export const MORE_SEVERITIES = `
Anaphylaxis
Intolerance
`
