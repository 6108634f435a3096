/**
 * The most used medicines come first: `international nonproprietary name: Brand, Brand`. The brands
 * include names in other languages. Sources: SOURCES.md.
 */
export const MEDICINES = `
atorvastatin: Lipitor, Sortis, Tahor, Ator, 리피토
metformin: Glucophage, Siofor, Glifor, Сиофор, Глюкофаж, جلوكوفاج
levothyroxine: Synthroid, Euthyrox, Levothyrox, Eltroxin, L-Thyroxin, Berlthyrox, Eutirox, Thyrax, Levaxin, Levotiron, Эутирокс, 씬지로이드, Еутірокс
lisinopril: Zestril, Prinivil
amlodipine: Norvasc, 노바스크
metoprolol: Lopressor, Toprol XL, Betaloc, Seloken, Beloc, Beloc ZOK
omeprazole: Prilosec, Losec, Omez
losartan: Cozaar, Лозап, 코자
salbutamol: Ventolin, Salamol, Ventoline, Вентолин, 벤토린, فنتولين
albuterol: ProAir, Proventil
aspirin: Bayer, Aspro
paracetamol: Panadol, Doliprane, Tachipirina, Calpol, Dafalgan, Efferalgan, Ben-u-ron, Crocin, Gelocatil, Perfalgan, Alvedon, Panodil, Parol, 타이레놀, Панадол, بنادول
acetaminophen: Tylenol
ibuprofen: Advil, Motrin, Nurofen, Brufen, Dolormin, Espidifen, Ibufen, Spedifen, Ipren, Нурофен, بروفين
simvastatin: Zocor
hydrochlorothiazide: Microzide
furosemide: Lasix, Furix, Desal, 라식스, Лазикс, Лазікс, لازكس, لازيكس
ramipril: Altace, Tritace, Triatec, Delix
bisoprolol: Concor, Cardensiel, Конкор, 콩코르, كونكور
gabapentin: Neurontin
sertraline: Zoloft
pantoprazole: Protonix, Pantoloc, Controloc
apixaban: Eliquis, Эликвис, 엘리퀴스, Еліквіс, إليكويس
warfarin: Coumadin, Marevan, Jantoven, Aldocumar, Waran, 쿠마딘, ماريفان
rosuvastatin: Crestor
clopidogrel: Plavix, 플라빅스, Плавикс, Плавікс, بلافيكس
rivaroxaban: Xarelto, Ксарелто, 자렐토, زاريلتو
insulin glargine: Lantus, Basaglar, Abasaglar, Toujeo, Semglee, Rezvoglar, Лантус, 란투스, لانتوس
insulin lispro: Humalog, Admelog, Lyumjev, Liprolog
insulin aspart: NovoLog, NovoRapid, Fiasp
prednisone: Deltasone, Cortancyl, Rayos, Decortin, Lodotra, Prednison, Prednisona
prednisolone: Solupred, Decortin H, Orapred, 소론도
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
quetiapine: Seroquel, Seroquel XR
alprazolam: Xanax
lorazepam: Ativan, Temesta
clonazepam: Klonopin, Rivotril
diazepam: Valium, Diastat, Stesolid, Valtoco
zolpidem: Ambien, Stilnox
tramadol: Ultram, Contramal, Tramal
oxycodone: OxyContin, Roxicodone, OxyNorm
hydrocodone: Vicodin, Norco
morphine: MS Contin, Oramorph, Sevredol, MST Continus, Skenan
fentanyl: Duragesic, Durogesic, Actiq, Abstral
codeine
buprenorphine: Suboxone, Subutex, Temgesic, Transtec, Butrans, Sublocade
methadone: Dolophine, Methadose
naloxone: Narcan
cetirizine: Zyrtec
loratadine: Claritin
fexofenadine: Allegra
diphenhydramine: Benadryl
epinephrine: EpiPen, Auvi-Q, Emerade, Neffy, Fastjekt
adrenaline: Jext, Anapen
spironolactone: Aldactone, Верошпирон
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
propranolol: Inderal, Avlocardyl, Dociton, Dideral, Анаприлин
nebivolol: Bystolic, Nebilet
labetalol: Trandate
sotalol: Betapace, Sotalex
diltiazem: Cardizem
verapamil: Isoptin
nifedipine: Adalat
indapamide: Tertensif
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
enoxaparin: Inhixa, Clexane, Lovenox, Клексан, كلكسان
dalteparin: Fragmin
tinzaparin: Innohep
heparin: Calciparine
acenocoumarol: Sintrom, Trombostop
phenprocoumon: Marcumar, Marcoumar, Falithrom
fluindione: Previscan
ticagrelor: Brilinta, Brilique
prasugrel: Effient
dipyridamole: Persantine
glipizide: Glucotrol
glimepiride: Amaryl
gliclazide: Diamicron
glyburide: Glynase
sitagliptin: Januvia, 자누비아
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
insulin regular: Humulin R
insulin NPH: Humulin N, Insulatard
insulin pump: Omnipod, Medtronic, t:slim
glucagon: Baqsimi, GlucaGen, Gvoke
levetiracetam: Keppra, Кеппра, كيبرا
lamotrigine: Lamictal
valproic acid: Depakene, Valproate, Valproato, Valproic, Convulex, Depakin, Депакин, Депакін, ديباكين
valproate: Depakine, Epilim
carbamazepine: Tegretol, Финлепсин, 테그레톨, Фінлепсин, تيجريتول
oxcarbazepine: Trileptal
phenytoin: Dilantin
phenobarbital: Gardenal
topiramate: Topamax
lacosamide: Vimpat
zonisamide: Zonegran
clobazam: Onfi, Frisium, Urbanyl
brivaracetam: Briviact
ethosuximide: Zarontin, Petnidan
pregabalin: Lyrica
perampanel: Fycompa
midazolam: Buccolam, Versed, Dormicum, Nayzilam, Epistatus
hydrocortisone: Cortef, Plenadren, Alkindi, Solu-Cortef, Hydrocortison, Hidrocortisona
methylprednisolone: Medrol, Solu-Medrol, Urbason, Depo-Medrol, Prednol
dexamethasone: Decadron, Fortecortin, Dexamethason
fludrocortisone: Florinef, Astonin H
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
guanfacine: Intuniv
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
diclofenac: Voltaren, Вольтарен, فولتارين
meloxicam: Mobic
celecoxib: Celebrex
ketorolac
metamizole: Nolotil, Novalgin, Algocalmin, Анальгин, نوفالجين
allopurinol: Zyloric
colchicine
febuxostat
methotrexate: Trexall, Metoject, Otrexup, Lantarel
hydroxychloroquine: Plaquenil, Quensyl
sulfasalazine
azathioprine: Imuran, Imurel
mycophenolate: CellCept
tacrolimus: Prograf, Advagraf, Envarsus
ciclosporin: Neoral, Sandimmun, Cyclosporine, Gengraf
adalimumab: Humira, Hyrimoz, Imraldi, Amgevita
etanercept: Enbrel
infliximab: Remicade, Remsima, Inflectra
rituximab: MabThera, Rituxan, Truxima
tocilizumab: Actemra
ustekinumab: Stelara
tofacitinib: Xeljanz
mesalazine: Pentasa
mesalamine
esomeprazole: Nexium, Inexium, 넥시움
lansoprazole: Prevacid, Lansor
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
carbimazole: Neo-Mercazole
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
rifampicin: Rifadin
latanoprost: Xalatan
timolol: Timoptic, Timoptol
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
ivacaftor
epoetin
oxygen
cannabidiol: Epidiolex
naltrexone: Revia, Vivitrol, Adepend
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
acetylsalicylic acid: Aspirin, ASS, Kardegic, Cardioaspirin, Ecotrin, Disprin, Aspirine, Aspirina, Acétylsalicylique, Acetilsalicílico, Trombyl, Coraspin, Aspenter, Ecopirin, Кардиомагнил, Тромбо АСС, Аспирин Кардио, جوسبرين
anticoagulant: Anticoagulante, Anticoagulation, Blutverdünner
nadroparin: Fraxiparine, Fraxodi
fondaparinux: Arixtra
bivalirudin: Angiox
argatroban: Argatra
betrixaban
acetylsalicylic acid and dipyridamole: Aggrenox, Asasantin
ticlopidine: Ticlid
cilostazol: Pletal
insulin: Insuline, Insulina
insulin human: Humulin, Novolin, Huminsulin, Insuman, Actrapid, Protaphane, Mixtard
insulin degludec and insulin aspart: Ryzodeg
insulin degludec and liraglutide: Xultophy
insulin icodec: Awiqli
cortisone: Cortone
betamethasone: Celestone, Celestan
deflazacort: Emflaza, Calcort
triamcinolone: Kenalog, Volon
valproate semisodium: Divalproex, Depakote
fosphenytoin: Cerebyx
primidone: Mysoline, Liskantin
rufinamide: Banzel, Inovelon
cenobamate: Xcopri, Ontozry
vigabatrin: Sabril
stiripentol: Diacomit
felbamate: Felbatol
eslicarbazepine: Aptiom, Zebinix
tiagabine: Gabitril
fenfluramine: Fintepla
sultiame: Ospolot
oxycodone and paracetamol: Percocet
oxycodone and naloxone: Targin
hydromorphone: Dilaudid, Palladone, Jurnista
tapentadol: Nucynta, Palexia
pethidine: Demerol, Meperidine
codeine and paracetamol: Tylenol with Codeine, Co-codamol, Citodon
dihydrocodeine: DHC, Paracodin
tilidine and naloxone: Valoron
tramadol and paracetamol: Zaldiar
atenolol and chlorthalidone: Tenoretic
nadolol: Corgard
mycophenolic acid: Myfortic
sirolimus: Rapamune
everolimus: Certican, Afinitor
belatacept: Nulojix
leflunomide: Arava
abatacept: Orencia
golimumab: Simponi
certolizumab pegol: Cimzia
secukinumab: Cosentyx
ixekizumab: Taltz
risankizumab: Skyrizi
guselkumab: Tremfya
vedolizumab: Entyvio
baricitinib: Olumiant
upadacitinib: Rinvoq
apremilast: Otezla
anakinra: Kineret
belimumab: Benlysta
benralizumab: Fasenra
mepolizumab: Nucala
tezepelumab: Tezspire
fingolimod: Gilenya
natalizumab: Tysabri
ofatumumab: Kesimpta
teriflunomide: Aubagio
dimethyl fumarate: Tecfidera
cladribine: Mavenclad
glatiramer acetate: Copaxone
interferon beta-1a: Avonex, Rebif, Plegridy
lithium carbonate: Priadel, Quilonum, Teralithe
paliperidone: Invega, Xeplion
ziprasidone: Geodon, Zeldox
lurasidone: Latuda
cariprazine: Vraylar, Reagila
brexpiprazole: Rexulti
amisulpride: Solian
chlorpromazine: Thorazine, Largactil
levomepromazine: Nozinan
zuclopenthixol: Clopixol, Cisordinol
flupentixol: Fluanxol
fluphenazine: Modecate
perphenazine: Trilafon
pimozide: Orap
vortioxetine: Trintellix, Brintellix
desvenlafaxine: Pristiq
fluvoxamine: Luvox, Faverin
doxepin: Aponal, Sinequan
imipramine: Tofranil
trimipramine: Surmontil
agomelatine: Valdoxan
esketamine: Spravato
moclobemide: Aurorix
phenelzine: Nardil
tranylcypromine: Parnate, Jatrosom
selegiline: Eldepryl
safinamide: Xadago
entacapone: Comtan
levodopa, carbidopa and entacapone: Stalevo
rotigotine: Neupro
apomorphine: Apokyn
amantadine: Symmetrel
trihexyphenidyl: Artane
biperiden: Akineton
galantamine: Reminyl, Razadyne
lecanemab: Leqembi
zopiclone: Imovane, Zimovane
eszopiclone: Lunesta
temazepam: Restoril
oxazepam: Serax, Seresta
bromazepam: Lexotanil, Lexomil
nitrazepam: Mogadon
chlordiazepoxide: Librium
modafinil: Provigil
dexamfetamine: Dexedrine
varenicline: Chantix, Champix
disulfiram: Antabuse
acamprosate: Campral
cytisinicline: Tabex
lisinopril and hydrochlorothiazide: Zestoretic
losartan and hydrochlorothiazide: Hyzaar
valsartan and hydrochlorothiazide: Co-Diovan
amlodipine and valsartan: Exforge
amlodipine and olmesartan: Azor
perindopril and amlodipine: Coveram
quinapril: Accupril
fosinopril: Monopril
trandolapril: Mavik
lercanidipine: Zanidip, Lercadip
felodipine: Plendil
nitrendipine: Bayotensin
nimodipine: Nimotop
moxonidine: Physiotens
methyldopa: Aldomet
minoxidil: Loniten
terazosin: Hytrin
alfuzosin: Uroxatral, Xatral
silodosin: Rapaflo
urapidil: Ebrantil
vericiguat: Verquvo
finerenone: Kerendia
bosentan: Tracleer
macitentan: Opsumit
ambrisentan: Letairis, Volibris
riociguat: Adempas
selexipag: Uptravi
treprostinil: Remodulin
propafenone: Rythmol, Rytmonorm
disopyramide: Norpace
mexiletine: Namuscla
trimetazidine: Vastarel
nicorandil: Ikorel
isosorbide dinitrate: Isordil, Isoket
mavacamten: Camzyos
midodrine: Gutron
alirocumab: Praluent
inclisiran: Leqvio
bempedoic acid: Nexletol, Nilemdo
ezetimibe and simvastatin: Vytorin, Inegy
gemfibrozil: Lopid
fluvastatin: Lescol
pitavastatin: Livalo
lovastatin: Mevacor
colestyramine: Questran
icosapent ethyl: Vascepa
metformin and sitagliptin: Janumet
metformin and vildagliptin: Eucreas
vildagliptin: Galvus
saxagliptin: Onglyza
alogliptin: Nesina
ertugliflozin: Steglatro
exenatide: Byetta, Bydureon
glibenclamide: Daonil, Euglucon
repaglinide: Prandin, NovoNorm
acarbose: Precose, Glucobay
dasiglucagon: Zegalogue
diazoxide: Proglycem
teplizumab: Tzield
thiamazole: Strumazol
cabergoline: Dostinex
bromocriptine: Parlodel
octreotide: Sandostatin
lanreotide: Somatuline
somatropin: Genotropin, Norditropin
teriparatide: Forteo, Forsteo
romosozumab: Evenity
zoledronic acid: Reclast, Aclasta, Zometa
risedronic acid: Actonel
ibandronic acid: Boniva, Bonviva
calcitriol: Rocaltrol
alfacalcidol: One-Alpha
cinacalcet: Sensipar, Mimpara
sevelamer: Renvela
lanthanum carbonate: Fosrenol
sodium bicarbonate
darbepoetin alfa: Aranesp
tolvaptan: Samsca, Jinarc
burosumab: Crysvita
fluticasone and vilanterol: Breo, Relvar
fluticasone, umeclidinium and vilanterol: Trelegy
beclometasone and formoterol: Foster, Fostair
beclometasone, formoterol and glycopyrronium: Trimbow
budesonide, formoterol and glycopyrronium: Breztri, Trixeo
fenoterol and ipratropium: Berodual
salbutamol and ipratropium: Combivent
terbutaline: Bricanyl
indacaterol: Onbrez
indacaterol and glycopyrronium: Ultibro
olodaterol and tiotropium: Stiolto, Spiolto
glycopyrronium: Seebri
aclidinium: Tudorza, Eklira
ciclesonide: Alvesco
roflumilast: Daliresp, Daxas
acetylcysteine: Fluimucil, ACC
ambroxol: Mucosolvan
carbocisteine: Mucodyne
guaifenesin: Mucinex
dextromethorphan: Delsym
pseudoephedrine: Sudafed
xylometazoline: Otrivin
oxymetazoline: Afrin
azelastine: Astelin
bilastine: Bilaxten
ebastine: Ebastel
rupatadine: Rupafin
chlorphenamine: Piriton, Chlor-Trimeton
promethazine: Phenergan, Lergigan
dimetindene: Fenistil
clemastine: Tavegyl
doxylamine: Unisom
icatibant: Firazyr
lanadelumab: Takhzyro
C1 esterase inhibitor: Berinert, Cinryze
peanut allergen immunotherapy: Palforzia
elexacaftor, tezacaftor and ivacaftor: Kaftrio, Trikafta
dornase alfa: Pulmozyme
pancreatic enzymes: Creon, Kreon
nintedanib: Ofev
pirfenidone: Esbriet
meclozine: Antivert
betahistine: Serc
dimenhydrinate: Dramamine, Vomex
cinnarizine: Stugeron
scopolamine: Transderm Scop
hyoscine butylbromide: Buscopan
prochlorperazine: Compazine, Stemetil
granisetron: Kytril
aprepitant: Emend
bisacodyl: Dulcolax
sodium picosulfate: Laxoberal
docusate: Colace
psyllium: Metamucil
linaclotide: Linzess, Constella
prucalopride: Resolor
rifaximin: Xifaxan
ursodeoxycholic acid: Ursofalk, Actigall
obeticholic acid: Ocaliva
mebeverine: Duspatalin
simeticone: Gas-X
sucralfate: Carafate
misoprostol: Cytotec
bismuth subsalicylate: Pepto-Bismol
aluminium hydroxide and magnesium hydroxide: Maalox
sodium alginate: Gaviscon
dexlansoprazole: Dexilant
vonoprazan: Voquezna
etoricoxib: Arcoxia
indometacin: Indocin
ketoprofen: Orudis
piroxicam: Feldene
aceclofenac
dexketoprofen: Enantyum
nefopam: Acupan
carisoprodol: Soma
tolperisone: Mydocalm
dantrolene: Dantrium
botulinum toxin type A: Botox, Dysport
nusinersen: Spinraza
risdiplam: Evrysdi
edaravone: Radicava
tofersen: Qalsody
eculizumab: Soliris
ravulizumab: Ultomiris
efgartigimod: Vyvgart
zolmitriptan: Zomig
eletriptan: Relpax
naratriptan: Amerge
erenumab: Aimovig
fremanezumab: Ajovy
galcanezumab: Emgality
rimegepant: Nurtec, Vydura
atogepant: Qulipta, Aquipta
ergotamine: Cafergot
flunarizine: Sibelium
pizotifen: Sandomigran
probenecid: Benemid
penicillamine
chloroquine: Aralen
mefloquine: Lariam
atovaquone and proguanil: Malarone
artemether and lumefantrine: Coartem
primaquine
quinine
ivermectin: Stromectol
albendazole: Zentel
mebendazole: Vermox
praziquantel: Biltricide
benznidazole
phenoxymethylpenicillin: Ospen
benzylpenicillin
benzathine benzylpenicillin: Bicillin
ampicillin
flucloxacillin: Floxapen
piperacillin and tazobactam: Tazocin, Zosyn
cefazolin
cefalexin: Keforal
cefixime: Suprax
ceftriaxone: Rocephin
cefpodoxime
meropenem: Merrem
gentamicin
amikacin
tobramycin: Tobi
vancomycin: Vancocin
linezolid: Zyvox
moxifloxacin: Avelox
ofloxacin
norfloxacin
erythromycin
minocycline
fosfomycin: Monuril
trimethoprim
tinidazole
ethambutol
pyrazinamide
bedaquiline: Sirturo
dapsone
terbinafine: Lamisil
itraconazole: Sporanox
voriconazole: Vfend
posaconazole: Noxafil
nystatin
amphotericin B
valganciclovir: Valcyte
entecavir: Baraclude
tenofovir disoproxil: Viread
tenofovir alafenamide: Vemlidy
sofosbuvir and velpatasvir: Epclusa
glecaprevir and pibrentasvir: Maviret, Mavyret
nirmatrelvir and ritonavir: Paxlovid
abacavir and lamivudine: Kivexa, Epzicom
dolutegravir and lamivudine: Dovato
dolutegravir, abacavir and lamivudine: Triumeq
efavirenz, emtricitabine and tenofovir: Atripla
darunavir: Prezista
raltegravir: Isentress
cabotegravir: Apretude, Vocabria
lenacapavir: Sunlenca
rilpivirine: Edurant
zidovudine: Retrovir
dutasteride and tamsulosin: Combodart, Jalyn
tolterodine: Detrol
fesoterodine: Toviaz
trospium
vibegron: Gemtesa
vardenafil: Levitra
leuprorelin: Lupron, Eligard
goserelin: Zoladex
degarelix: Firmagon
abiraterone: Zytiga
enzalutamide: Xtandi
apalutamide: Erleada
bicalutamide: Casodex
exemestane: Aromasin
fulvestrant: Faslodex
palbociclib: Ibrance
ribociclib: Kisqali
abemaciclib: Verzenio
trastuzumab: Herceptin
bevacizumab: Avastin
pembrolizumab: Keytruda
nivolumab: Opdivo
atezolizumab: Tecentriq
imatinib: Glivec, Gleevec
dasatinib: Sprycel
ibrutinib: Imbruvica
osimertinib: Tagrisso
lenalidomide: Revlimid
bortezomib: Velcade
daratumumab: Darzalex
venetoclax: Venclexta
ruxolitinib: Jakafi, Jakavi
capecitabine: Xeloda
cyclophosphamide: Cytoxan, Endoxan
mercaptopurine: Purinethol
fluorouracil
cisplatin
doxorubicin
filgrastim: Neupogen
pegfilgrastim: Neulasta
deferasirox: Exjade
eltrombopag: Promacta, Revolade
romiplostim: Nplate
tranexamic acid: Cyklokapron
phytomenadione: Konakion
efmoroctocog alfa: Elocta, Eloctate
eptacog alfa: NovoSeven
voxelotor: Oxbryta
crizanlizumab: Adakveo
iron sucrose: Venofer
ferric carboxymaltose: Ferinject, Injectafer
hydroxocobalamin
thiamine
pyridoxine
colecalciferol: Dekristol, Vigantol
ergocalciferol
levocarnitine
sapropterin: Kuvan
agalsidase beta: Fabrazyme
imiglucerase: Cerezyme
alglucosidase alfa: Myozyme
miglustat: Zavesca
nitisinone: Orfadin
hemin: Normosang, Panhematin
givosiran: Givlaari
mifepristone: Mifegyne
ulipristal: EllaOne
etonogestrel: Nexplanon, Implanon
ethinylestradiol and levonorgestrel: Microgynon
drospirenone and ethinylestradiol: Yasmin, Yaz
medroxyprogesterone: Depo-Provera
norethisterone: Primolut
dydrogesterone: Duphaston
estriol: Ovestin
tibolone: Livial
raloxifene: Evista
clomifene: Clomid
oxytocin
carbetocin
atosiban
tretinoin
adapalene: Differin
benzoyl peroxide
clobetasol: Dermovate
calcipotriol and betamethasone: Enstilar, Daivobet
pimecrolimus: Elidel
dorzolamide: Trusopt
dorzolamide and timolol: Cosopt
brimonidine: Alphagan
bimatoprost: Lumigan
travoprost: Travatan
pilocarpine
aflibercept: Eylea
ranibizumab: Lucentis
faricimab: Vabysmo
ciclosporin eye drops: Restasis, Ikervis
setmelanotide: Imcivree
orlistat: Xenical
phentermine: Adipex
sodium oxybate: Xyrem
pitolisant: Wakix
nicotine: Nicorette, NicoDerm
immunoglobulin: Privigen, Hizentra, Gammagard
co-trimoxazole: Biseptol
`
