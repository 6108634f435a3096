/**
 * Conditions, their statuses and implants: one phrase a line, the most common first.
 * Part of what capsule version 1 was made with: see README.
 */
export const CONDITIONS_TEXT = `
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
Diabetes tipo 2
Hipertensión
Hipertensão
Asma
Diabète de type 2
Hypertension artérielle
Diabetes mellitus Typ 2
Bluthochdruck
Ipertensione
Гипертония
Сахарный диабет 2 типа
السكري
ارتفاع ضغط الدم
الربو
高血压
糖尿病
高血圧
喘息
मधुमेह
Астма
Эпилепсия
Стенокардия
Hipotiroidismo
Epilepsia
Asthme
Épilepsie
Vorhofflimmern
Epilepsie
الصرع
قصور القلب
哮喘
心脏病
てんかん
狭心症
`

export const STATUSES_TEXT = `
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
Crónica
Activa
Chronisch
Chronique
`

export const IMPLANTS_TEXT = `
Pacemaker
ICD
Defibrillator
Cochlear implant
Hip replacement
Knee replacement
Coronary stent
Insulin pump
Artificial heart valve
Mechanical mitral valve
VP shunt
Port-a-cath
Dialysis fistula, left arm
Vagus nerve stimulator
Deep brain stimulator
Metal plate
Titanium rods
Breast implants
Contraceptive implant
Intrauterine device
Dental implants
MRI conditional
Herzschrittmacher
Marcapasos
`
