/**
 * Medicines by international nonproprietary name, the most taken first, with common brands.
 * One line a medicine: `inn: Brand, Brand`. Part of what capsule version 1 was made with: see README.
 */
export const MEDICINES_TEXT = `
atorvastatin: Lipitor, Sortis, Tahor
metformin: Glucophage
levothyroxine: Synthroid, Euthyrox, Levothyrox, Eltroxin
lisinopril: Zestril, Prinivil
amlodipine: Norvasc
metoprolol: Lopressor, Toprol XL, Beloc
omeprazole: Prilosec, Losec
losartan: Cozaar
salbutamol: Ventolin, Salamol
albuterol: ProAir, Proventil
aspirin: Bayer, Aspro, Ecotrin
paracetamol: Panadol, Doliprane, Tachipirina, Calpol
acetaminophen: Tylenol
ibuprofen: Advil, Motrin, Nurofen, Brufen
simvastatin: Zocor
hydrochlorothiazide: Microzide
furosemide: Lasix
ramipril: Altace, Tritace, Triatec
bisoprolol: Concor, Cardensiel
gabapentin: Neurontin
sertraline: Zoloft
pantoprazole: Protonix, Pantoloc
apixaban: Eliquis
warfarin: Coumadin, Marevan
rosuvastatin: Crestor
clopidogrel: Plavix
rivaroxaban: Xarelto
insulin glargine: Lantus, Basaglar, Toujeo, Semglee
insulin lispro: Humalog, Admelog
insulin aspart: NovoLog, NovoRapid, Fiasp
prednisone: Deltasone, Cortancyl
prednisolone: Solupred
montelukast: Singulair
escitalopram: Lexapro, Cipralex
fluoxetine: Prozac
citalopram: Celexa, Seropram
amoxicillin: Amoxil, Clamoxyl
amoxicillin and clavulanic acid: Augmentin
fluticasone: Flovent, Flixotide, Flonase
fluticasone and salmeterol: Advair, Seretide
budesonide and formoterol: Symbicort
tamsulosin: Flomax, Omnic
carvedilol: Coreg
trazodone: Desyrel
bupropion: Wellbutrin
duloxetine: Cymbalta
venlafaxine: Effexor
quetiapine: Seroquel
alprazolam: Xanax
lorazepam: Ativan, Temesta
clonazepam: Klonopin, Rivotril
diazepam: Valium
zolpidem: Ambien, Stilnox
tramadol: Ultram, Contramal
oxycodone: OxyContin, Roxicodone
hydrocodone: Vicodin, Norco
morphine: MS Contin
fentanyl: Duragesic
codeine
buprenorphine: Suboxone, Subutex
methadone
naloxone: Narcan
cetirizine: Zyrtec
loratadine: Claritin
fexofenadine: Allegra
diphenhydramine: Benadryl
epinephrine: EpiPen, Auvi-Q
adrenaline: Jext, Anapen
spironolactone: Aldactone
valsartan: Diovan
candesartan: Atacand
irbesartan: Avapro, Aprovel
olmesartan: Benicar
telmisartan: Micardis
enalapril: Vasotec, Renitec
perindopril: Coversyl
captopril: Capoten
benazepril: Lotensin
sacubitril and valsartan: Entresto
atenolol: Tenormin
propranolol: Inderal
nebivolol: Bystolic
labetalol
sotalol
diltiazem: Cardizem
verapamil: Isoptin
nifedipine: Adalat
indapamide
chlorthalidone
torasemide
bumetanide: Bumex
eplerenone: Inspra
digoxin: Lanoxin
amiodarone: Cordarone
flecainide: Tambocor
dronedarone: Multaq
ivabradine: Procoralan
ranolazine
nitroglycerin: Nitrostat
glyceryl trinitrate: GTN spray
isosorbide mononitrate: Imdur
hydralazine
clonidine: Catapres
doxazosin: Cardura
prazosin
pravastatin: Pravachol
ezetimibe: Zetia
fenofibrate: Tricor
evolocumab: Repatha
dabigatran: Pradaxa
edoxaban: Savaysa, Lixiana
enoxaparin: Lovenox, Clexane
dalteparin: Fragmin
tinzaparin: Innohep
heparin
acenocoumarol: Sintrom
phenprocoumon: Marcumar
fluindione: Previscan
ticagrelor: Brilinta, Brilique
prasugrel: Effient
dipyridamole
glipizide: Glucotrol
glimepiride: Amaryl
gliclazide: Diamicron
glyburide: Glynase
sitagliptin: Januvia
linagliptin: Tradjenta
empagliflozin: Jardiance
dapagliflozin: Farxiga, Forxiga
canagliflozin: Invokana
semaglutide: Ozempic, Rybelsus, Wegovy
liraglutide: Victoza, Saxenda
dulaglutide: Trulicity
tirzepatide: Mounjaro
pioglitazone: Actos
insulin degludec: Tresiba
insulin detemir: Levemir
insulin glulisine: Apidra
insulin regular: Humulin R, Actrapid
insulin NPH: Humulin N, Insulatard
insulin pump
glucagon: Baqsimi, GlucaGen
levetiracetam: Keppra
lamotrigine: Lamictal
valproic acid: Depakene
valproate: Depakote, Depakine, Epilim
carbamazepine: Tegretol
oxcarbazepine: Trileptal
phenytoin: Dilantin
phenobarbital: Gardenal
topiramate: Topamax
lacosamide: Vimpat
zonisamide: Zonegran
clobazam: Onfi
brivaracetam: Briviact
ethosuximide
pregabalin: Lyrica
perampanel: Fycompa
midazolam: Buccolam
hydrocortisone: Cortef
methylprednisolone: Medrol
dexamethasone: Decadron
fludrocortisone: Florinef
budesonide: Pulmicort
beclometasone: Qvar, Clenil
formoterol
salmeterol: Serevent
tiotropium: Spiriva
ipratropium: Atrovent
umeclidinium and vilanterol: Anoro
theophylline
omalizumab: Xolair
dupilumab: Dupixent
mirtazapine: Remeron
paroxetine: Paxil, Deroxat
amitriptyline: Elavil, Laroxyl
nortriptyline
clomipramine
lithium: Lithobid
olanzapine: Zyprexa
risperidone: Risperdal
aripiprazole: Abilify
haloperidol: Haldol
clozapine: Clozaril
buspirone
hydroxyzine: Atarax
methylphenidate: Ritalin, Concerta
lisdexamfetamine: Vyvanse
amphetamine: Adderall
atomoxetine: Strattera
guanfacine
melatonin
donepezil: Aricept
memantine: Namenda
rivastigmine: Exelon
levodopa and carbidopa: Sinemet
levodopa and benserazide: Madopar
pramipexole: Mirapex
ropinirole: Requip
rasagiline: Azilect
sumatriptan: Imitrex
rizatriptan: Maxalt
baclofen: Lioresal
cyclobenzaprine: Flexeril
tizanidine: Zanaflex
methocarbamol
naproxen: Aleve, Naprosyn
diclofenac: Voltaren
meloxicam: Mobic
celecoxib: Celebrex
ketorolac
metamizole: Novalgin, Nolotil
allopurinol: Zyloric
colchicine
febuxostat
methotrexate: Trexall
hydroxychloroquine: Plaquenil
sulfasalazine
azathioprine: Imuran
mycophenolate: CellCept
tacrolimus: Prograf
ciclosporin: Neoral
adalimumab: Humira
etanercept: Enbrel
infliximab: Remicade
rituximab: MabThera
tocilizumab: Actemra
ustekinumab: Stelara
tofacitinib: Xeljanz
mesalazine: Pentasa
mesalamine
esomeprazole: Nexium, Inexium
lansoprazole: Prevacid
rabeprazole
famotidine: Pepcid
ranitidine: Zantac
ondansetron: Zofran
metoclopramide: Reglan, Primperan
domperidone: Motilium
loperamide: Imodium
lactulose
macrogol: Movicol, MiraLAX
senna
levocetirizine: Xyzal
desloratadine: Aerius
alendronic acid: Fosamax
denosumab: Prolia
vitamin D
cholecalciferol
calcium carbonate
folic acid
vitamin B12
cyanocobalamin
ferrous sulfate
iron
magnesium
potassium chloride: Klor-Con
zinc
multivitamin
vitamin C
fish oil
omega-3
probiotic
finasteride: Proscar
dutasteride: Avodart
oxybutynin: Ditropan
solifenacin: Vesicare
mirabegron
sildenafil: Viagra
tadalafil: Cialis
estradiol: Estrace
progesterone: Prometrium
levonorgestrel: Mirena
ethinylestradiol
oral contraceptive
testosterone
tamoxifen: Nolvadex
letrozole: Femara
anastrozole: Arimidex
hydroxycarbamide: Hydrea
liothyronine
methimazole: Tapazole
carbimazole
propylthiouracil
desmopressin
azithromycin: Zithromax
doxycycline
ciprofloxacin: Cipro
levofloxacin
cephalexin: Keflex
cefuroxime
clarithromycin
clindamycin
nitrofurantoin: Macrobid
trimethoprim and sulfamethoxazole: Bactrim
metronidazole: Flagyl
penicillin V
aciclovir: Zovirax
valaciclovir: Valtrex
fluconazole: Diflucan
oseltamivir: Tamiflu
dolutegravir
bictegravir: Biktarvy
emtricitabine and tenofovir: Truvada
isoniazid
rifampicin
latanoprost: Xalatan
timolol
artificial tears
mometasone: Nasonex
isotretinoin
hydrocortisone cream
riluzole
pyridostigmine: Mestinon
ocrelizumab: Ocrevus
interferon beta
emicizumab: Hemlibra
factor VIII: Advate
factor IX
ivacaftor: Trikafta
epoetin
oxygen
cannabidiol: Epidiolex
naltrexone
nicotine patch
метформин
варфарин
аспирин
бисопролол
лозартан
инсулин
ميتفورمين
أسبرين
إنسولين
وارفارين
阿司匹林
二甲双胍
华法林
胰岛素
アスピリン
ワーファリン
インスリン
metformina
omeprazol
losartán
atorvastatina
`

export interface Medicine {
  inn: string
  brands: string[]
}

/** The medicines of a text in this form, by default every one of the dictionary, the most taken first. */
export const listMedicines = (text = MEDICINES_TEXT): Medicine[] =>
  text
    .trim()
    .split('\n')
    .map(line => {
      const [inn = '', brands = ''] = line.split(': ')
      return { inn, brands: brands === '' ? [] : brands.split(', ') }
    })
