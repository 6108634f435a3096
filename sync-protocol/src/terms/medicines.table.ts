/**
 * Medicines beyond those the capsule's dictionary knows, and more brands of those it does:
 * `international nonproprietary name: Brand, Brand`, with names in other languages among the
 * brands. Free to grow: nothing printed depends on it. Where the names come from: SOURCES.md.
 */
export const MORE_MEDICINES = `
acetylsalicylic acid: Aspirin, ASS, Kardegic, Cardioaspirin, Ecotrin, Disprin, Aspirine, Aspirina, Acétylsalicylique, Acetilsalicílico, Trombyl, Coraspin, Aspenter, Ecopirin, Кардиомагнил, Тромбо АСС, Аспирин Кардио, جوسبرين
paracetamol: Dafalgan, Efferalgan, Ben-u-ron, Crocin, Gelocatil, Perfalgan, Alvedon, Panodil, Parol, 타이레놀, Панадол, بنادول
ibuprofen: Dolormin, Espidifen, Ibufen, Spedifen, Ipren, Нурофен, بروفين
phenprocoumon: Marcoumar, Falithrom
warfarin: Jantoven, Aldocumar, Waran, 쿠마딘, ماريفان
anticoagulant: Anticoagulante, Anticoagulation, Blutverdünner
enoxaparin: Inhixa, Clexane, Lovenox, Клексан, كلكسان
heparin: Calciparine
nadroparin: Fraxiparine, Fraxodi
fondaparinux: Arixtra
bivalirudin: Angiox
argatroban: Argatra
betrixaban
acetylsalicylic acid and dipyridamole: Aggrenox, Asasantin
dipyridamole: Persantine
ticlopidine: Ticlid
cilostazol: Pletal
insulin: Insuline, Insulina
insulin glargine: Abasaglar, Toujeo, Semglee, Rezvoglar, Лантус, 란투스, لانتوس
insulin lispro: Lyumjev, Liprolog
insulin human: Humulin, Novolin, Huminsulin, Insuman, Actrapid, Protaphane, Mixtard
insulin degludec and insulin aspart: Ryzodeg
insulin degludec and liraglutide: Xultophy
insulin icodec: Awiqli
insulin pump: Omnipod, Medtronic, t:slim
prednisone: Rayos, Decortin, Lodotra, Prednison, Prednisona
prednisolone: Decortin H, Orapred, 소론도
methylprednisolone: Solu-Medrol, Urbason, Depo-Medrol, Prednol
hydrocortisone: Plenadren, Alkindi, Solu-Cortef, Hydrocortison, Hidrocortisona
cortisone: Cortone
dexamethasone: Fortecortin, Dexamethason
betamethasone: Celestone, Celestan
deflazacort: Emflaza, Calcort
triamcinolone: Kenalog, Volon
fludrocortisone: Astonin H
valproic acid: Valproate, Valproato, Valproic, Convulex, Depakin, Депакин, Депакін, ديباكين
valproate semisodium: Divalproex, Depakote
fosphenytoin: Cerebyx
primidone: Mysoline, Liskantin
clobazam: Frisium, Urbanyl
ethosuximide: Zarontin, Petnidan
rufinamide: Banzel, Inovelon
cenobamate: Xcopri, Ontozry
vigabatrin: Sabril
stiripentol: Diacomit
felbamate: Felbatol
eslicarbazepine: Aptiom, Zebinix
tiagabine: Gabitril
fenfluramine: Fintepla
sultiame: Ospolot
diazepam: Diastat, Stesolid, Valtoco
midazolam: Versed, Dormicum, Nayzilam, Epistatus
morphine: Oramorph, Sevredol, MST Continus, Skenan
fentanyl: Durogesic, Actiq, Abstral
oxycodone: OxyNorm
oxycodone and paracetamol: Percocet
oxycodone and naloxone: Targin
hydromorphone: Dilaudid, Palladone, Jurnista
buprenorphine: Temgesic, Transtec, Butrans, Sublocade
methadone: Dolophine, Methadose
tapentadol: Nucynta, Palexia
pethidine: Demerol, Meperidine
codeine and paracetamol: Tylenol with Codeine, Co-codamol, Citodon
dihydrocodeine: DHC, Paracodin
tilidine and naloxone: Valoron
tramadol: Tramal
tramadol and paracetamol: Zaldiar
naltrexone: Revia, Vivitrol, Adepend
atenolol and chlorthalidone: Tenoretic
metoprolol: Betaloc, Seloken, Beloc, Beloc ZOK
nadolol: Corgard
labetalol: Trandate
sotalol: Betapace, Sotalex
timolol: Timoptic, Timoptol
propranolol: Avlocardyl, Dociton, Dideral, Анаприлин
azathioprine: Imurel
mycophenolic acid: Myfortic
tacrolimus: Advagraf, Envarsus
ciclosporin: Sandimmun, Cyclosporine, Gengraf
sirolimus: Rapamune
everolimus: Certican, Afinitor
belatacept: Nulojix
adalimumab: Hyrimoz, Imraldi, Amgevita
infliximab: Remsima, Inflectra
rituximab: Rituxan, Truxima
methotrexate: Metoject, Otrexup, Lantarel
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
dupilumab: Dupixent
fingolimod: Gilenya
natalizumab: Tysabri
ofatumumab: Kesimpta
teriflunomide: Aubagio
dimethyl fumarate: Tecfidera
cladribine: Mavenclad
glatiramer acetate: Copaxone
interferon beta-1a: Avonex, Rebif, Plegridy
lithium carbonate: Priadel, Quilonum, Teralithe
quetiapine: Seroquel XR
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
guanfacine: Intuniv
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
glucagon: Gvoke
dasiglucagon: Zegalogue
diazoxide: Proglycem
teplizumab: Tzield
levothyroxine: L-Thyroxin, Berlthyrox, Eutirox, Thyrax, Levaxin, Levotiron, Эутирокс, 씬지로이드, Еутірокс
carbimazole: Neo-Mercazole
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
epinephrine: Emerade, Neffy, Fastjekt
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
hydroxychloroquine: Quensyl
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
rifampicin: Rifadin
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
acenocoumarol: Trombostop
furosemide: Furix, Desal, 라식스, Лазикс, Лазікс, لازكس, لازيكس
metformin: Siofor, Glifor, Сиофор, Глюкофаж, جلوكوفاج
bisoprolol: Конкор, 콩코르, كونكور
rivaroxaban: Ксарелто, 자렐토, زاريلتو
apixaban: Эликвис, 엘리퀴스, Еліквіс, إليكويس
losartan: Лозап, 코자
omeprazole: Omez
pantoprazole: Controloc
esomeprazole: 넥시움
ramipril: Delix
lansoprazole: Lansor
atorvastatin: Ator, 리피토
salbutamol: Ventoline, Вентолин, 벤토린, فنتولين
carbamazepine: Финлепсин, 테그레톨, Фінлепсин, تيجريتول
spironolactone: Верошпирон
clopidogrel: 플라빅스, Плавикс, Плавікс, بلافيكس
amlodipine: 노바스크
sitagliptin: 자누비아
nebivolol: Nebilet
indapamide: Tertensif
metamizole: Novalgin, Algocalmin, Анальгин, نوفالجين
co-trimoxazole: Biseptol
diclofenac: Вольтарен, فولتارين
levetiracetam: Кеппра, كيبرا
`
