/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'ko',
  leftOut: `
hornets acenocoumarol phenprocoumon phenelzine
`,
  terms: [
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: 글루텐 함유 곡물 | 글루텐이 들어 있는 곡물
gluten: 글루텐
wheat: 밀 | 밀가루
rye: 호밀
barley: 보리
oats: 귀리 | 오트
spelt: 스펠트밀 | 스펠트
crustaceans: 갑각류
eggs: 달걀(계란) | 계란 | 달걀 | 난류
fish: 생선(어류) | 생선 | 어류 | 물고기
peanuts: 땅콩
soya: 대두(콩) | 대두 | 메주콩
milk: 우유
dairy: 유제품
milk-protein: 우유 단백질
lactose: 유당(락토스) | 유당 | 젖당 | 락토스
tree-nuts: 나무 견과류(땅콩 제외) | 나무 견과류 | 나무 견과
almonds: 아몬드
hazelnuts: 헤이즐넛 | 개암
walnuts: 호두
cashews: 캐슈넛 | 캐슈너트 | 캐슈
pecans: 피칸
brazil-nuts: 브라질너트 | 브라질넛
pistachios: 피스타치오
macadamia: 마카다미아 | 마카다미아너트
celery: 셀러리 | 샐러리
mustard: 겨자 | 머스터드
sesame: 참깨 | 참깨 씨
sulphites: 아황산류(아황산염) | 아황산류 | 아황산염 | 이산화황 및 아황산염
lupin: 루핀 | 루핀콩 | 루피너스
molluscs: 연체동물(조개, 오징어, 문어 등) | 연체동물
shellfish: 갑각류와 조개류 | 갑각류 및 조개류
shrimp: 새우
crab: 게(갑각류) | 게 | 꽃게
lobster: 바닷가재(랍스터) | 바닷가재 | 랍스터 | 로브스터
mussels: 홍합
oysters: 굴(조개류) | 굴
squid: 오징어
salmon: 연어
tuna: 참치 | 다랑어
cod: 대구(생선) | 대구
buckwheat: 메밀
maize: 옥수수
rice: 쌀
potato: 감자
chickpeas: 병아리콩
lentils: 렌틸콩 | 렌즈콩
peas: 완두콩 | 완두
poppy-seeds: 양귀비씨 | 양귀비 씨
sunflower-seeds: 해바라기씨 | 해바라기 씨
pine-nuts: 잣
coconut: 코코넛
mango: 망고
pineapple: 파인애플
strawberries: 딸기
kiwi: 키위
banana: 바나나
avocado: 아보카도
apple: 사과(과일) | 사과
peach: 복숭아
citrus: 감귤류
orange: 오렌지
lemon: 레몬
tomato: 토마토
carrot: 당근
garlic: 마늘
onion: 양파
cinnamon: 계피 | 시나몬
chocolate: 초콜릿 | 초콜렛
cocoa: 코코아 | 카카오
honey: 꿀
beef: 쇠고기(소고기) | 쇠고기 | 소고기
pork: 돼지고기
red-meat: 붉은 고기 | 붉은 육류 | 적색육
chicken-meat: 닭고기
gelatine: 젤라틴
yeast: 효모(이스트) | 효모 | 이스트
pollen: 꽃가루
grass-pollen: 잔디 꽃가루 | 목초 꽃가루
birch-pollen: 자작나무 꽃가루
tree-pollen: 나무 꽃가루 | 수목 꽃가루
olive-pollen: 올리브나무 꽃가루 | 올리브 꽃가루
ragweed: 돼지풀 | 돼지풀 꽃가루
mugwort: 쑥 | 쑥 꽃가루
dust-mites: 집먼지진드기 | 먼지 진드기
house-dust: 집먼지
mould: 곰팡이 | 곰팡이 포자
cats: 고양이
cat-hair: 고양이 털 | 고양이 비듬
dogs: 개(강아지) | 강아지 | 개
dog-hair: 개털(강아지 털) | 개털 | 강아지 털 | 개 비듬
horses: 말(동물)
animal-hair: 동물 털 | 동물 비듬 | 반려동물 털 | 반려동물 비듬
feathers: 깃털 | 새 깃털
cockroaches: 바퀴벌레
bee-sting: 꿀벌 쏘임 | 꿀벌 | 꿀벌에 쏘임
bee-venom: 꿀벌 독 | 봉독
wasp-sting: 말벌·땅벌 쏘임 | 땅벌 쏘임 | 땅벌
wasp-venom: 말벌·땅벌 독 | 땅벌 독
insect-sting: 벌레 물림(쏘임) | 벌레 물림 | 벌레에 물림 | 곤충 쏘임 | 곤충 물림 | 벌레 쏘임
mosquito-bite: 모기 물림 | 모기 | 모기에 물림
fire-ants: 붉은불개미
jellyfish: 해파리 | 해파리 쏘임
latex: 라텍스 | 천연고무 라텍스 | 천연 라텍스 | 라텍스 장갑
contrast: 조영제
iodinated-contrast: 요오드화 조영제 | 요오드 조영제 | 요오드계 조영제
gadolinium: 가돌리늄 조영제 | 가돌리늄
iodine: 요오드 | 아이오딘
povidone-iodine: 포비돈 요오드 | 베타딘 | 포비돈아이오딘
chlorhexidine: 클로르헥시딘
plasters: 반창고(의료용 테이프) | 반창고 | 의료용 테이프
nickel: 니켈
cobalt: 코발트
chromium: 크롬(금속) | 크로뮴 | 크롬
formaldehyde: 포름알데히드 | 폼알데하이드 | 포름알데하이드
perfume: 향수(향료) | 향수 | 향료
hair-dye: 염색약 | 머리 염색약 | 헤어 염색약 | 염모제
lanolin: 라놀린
wool: 양모(울) | 양모 | 양털
vaccines: 백신
influenza-vaccine: 독감 백신 | 인플루엔자 백신 | 독감 예방접종
tetanus-vaccine: 파상풍 백신
sunlight: 햇빛 | 햇볕
penicillins: 페니실린계 항생제 | 페니실린계
cephalosporins: 세팔로스포린계 항생제 | 세팔로스포린 | 세팔로스포린계 | 세파계 항생제
macrolides: 마크로라이드계 항생제 | 마크로라이드 | 마크로라이드계
quinolones: 퀴놀론계 항생제 | 퀴놀론 | 플루오로퀴놀론 | 퀴놀론계 | 플루오로퀴놀론계 항생제
tetracyclines: 테트라사이클린계 항생제 | 테트라사이클린계
sulfonamides: 설폰아미드계 약물(설파제) | 설파제 | 설폰아미드 | 설파계 항생제 | 설폰아미드계 항생제 | 술폰아미드
antibiotics: 항생제 | 항생물질
nsaids: 소염진통제(NSAID) | 소염진통제 | 비스테로이드성 소염진통제 | 비스테로이드 소염제
opioids: 마약성 진통제(오피오이드) | 오피오이드 | 마약성 진통제
local-anaesthetics: 국소마취제 | 국소 마취제 | 국소마취 | 부분마취
general-anaesthesia: 전신마취 | 전신마취제
muscle-relaxants: 근이완제(마취용) | 신경근 차단제
ace-inhibitors: ACE 억제제 | 안지오텐신 전환효소 억제제
beta-blockers: 베타 차단제
statins: 스타틴 | 스타틴계 약물
corticosteroids: 코르티코스테로이드 | 부신피질호르몬제 | 부신피질 스테로이드
anticoagulants: 항응고제
antihistamines: 항히스타민제
antidepressants: 항우울제 | 우울증 약
diuretics: 이뇨제
oral-contraceptive: 경구 피임약 | 피임약 | 먹는 피임약
multivitamin: 종합비타민 | 종합비타민제
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      rows: `
warfarin: 와파린 | 와르파린
apixaban: 아픽사반
rivaroxaban: 리바록사반
dabigatran: 다비가트란 | 다비가트란에텍실레이트
edoxaban: 에독사반
heparin: 헤파린
enoxaparin: 에녹사파린 | 에녹사파린나트륨
dalteparin: 달테파린
acetylsalicylic-acid: 아세틸살리실산(아스피린) | 아스피린 | 아세틸살리실산
clopidogrel: 클로피도그렐
ticagrelor: 티카그렐러
prasugrel: 프라수그렐
insulin: 인슐린
insulin-glargine: 인슐린 글라진 | 인슐린 글라르긴
insulin-lispro: 인슐린 리스프로
insulin-aspart: 인슐린 아스파트
insulin-degludec: 인슐린 데글루덱
insulin-detemir: 인슐린 디터머
metformin: 메트포르민 | 메트포민 | 메트포르민염산염
glimepiride: 글리메피리드
gliclazide: 글리클라지드
glibenclamide: 글리벤클라미드
sitagliptin: 시타글립틴
linagliptin: 리나글립틴
empagliflozin: 엠파글리플로진
dapagliflozin: 다파글리플로진
semaglutide: 세마글루티드 | 세마글루타이드
liraglutide: 리라글루티드 | 리라글루타이드
dulaglutide: 둘라글루타이드 | 둘라글루티드
pioglitazone: 피오글리타존
glucagon: 글루카곤
prednisone: 프레드니손
prednisolone: 프레드니솔론
methylprednisolone: 메틸프레드니솔론
hydrocortisone: 히드로코르티손 | 하이드로코르티손
dexamethasone: 덱사메타손
fludrocortisone: 플루드로코르티손
budesonide: 부데소니드 | 부데소나이드
beclometasone: 베클로메타손
fluticasone: 플루티카손
levetiracetam: 레비티라세탐 | 레베티라세탐
lamotrigine: 라모트리진
valproic-acid: 발프로산 | 발프로산나트륨 | 발프로에이트
carbamazepine: 카르바마제핀 | 카바마제핀
oxcarbazepine: 옥스카르바제핀 | 옥스카바제핀
phenytoin: 페니토인
phenobarbital: 페노바르비탈 | 페노바비탈
topiramate: 토피라메이트
lacosamide: 라코사미드
gabapentin: 가바펜틴
pregabalin: 프레가발린
morphine: 모르핀 | 모르핀황산염
fentanyl: 펜타닐
oxycodone: 옥시코돈
hydromorphone: 히드로모르폰 | 하이드로모르폰
methadone: 메타돈
buprenorphine: 부프레노르핀
tramadol: 트라마돌
codeine: 코데인
pethidine: 페티딘 | 메페리딘
naloxone: 날록손
digoxin: 디곡신
lithium: 리튬(탄산리튬) | 탄산리튬 | 리튬
moclobemide: 모클로베미드
selegiline: 셀레길린
rasagiline: 라사길린
metoprolol: 메토프롤롤
bisoprolol: 비소프롤롤
atenolol: 아테놀롤
propranolol: 프로프라놀롤
carvedilol: 카르베딜롤 | 카베딜롤
nebivolol: 네비보롤 | 네비볼롤
sotalol: 소타롤 | 소탈롤
timolol: 티몰롤
tacrolimus: 타크로리무스 | 타크롤리무스
ciclosporin: 사이클로스포린 | 시클로스포린
mycophenolic-acid: 미코페놀산 | 미코페놀레이트 모페틸 | 마이코페놀레이트 | 마이코페놀산
azathioprine: 아자티오프린
methotrexate: 메토트렉세이트 | 메토트렉사트
adalimumab: 아달리무맙
etanercept: 에타너셉트
infliximab: 인플릭시맙
rituximab: 리툭시맙
lisinopril: 리시노프릴
ramipril: 라미프릴
enalapril: 에날라프릴
perindopril: 페린도프릴
captopril: 캡토프릴 | 캅토프릴
losartan: 로사르탄 | 로사르탄칼륨
valsartan: 발사르탄
candesartan: 칸데사르탄
telmisartan: 텔미사르탄
irbesartan: 이르베사르탄
olmesartan: 올메사르탄
amlodipine: 암로디핀 | 암로디핀베실산염
nifedipine: 니페디핀
diltiazem: 딜티아젬
verapamil: 베라파밀
furosemide: 푸로세미드 | 푸로세마이드
torasemide: 토르세미드 | 토라세미드
hydrochlorothiazide: 히드로클로로티아지드 | 하이드로클로로티아지드
spironolactone: 스피로노락톤
indapamide: 인다파미드
doxazosin: 독사조신
tamsulosin: 탐스로신 | 탐술로신
clonidine: 클로니딘
amiodarone: 아미오다론
flecainide: 플레카이니드
nitroglycerin: 니트로글리세린 | 나이트로글리세린
atorvastatin: 아토르바스타틴 | 아토바스타틴
simvastatin: 심바스타틴
rosuvastatin: 로수바스타틴
pravastatin: 프라바스타틴
ezetimibe: 에제티미브
salbutamol: 살부타몰 | 알부테롤
formoterol: 포르모테롤 | 포모테롤
salmeterol: 살메테롤
tiotropium: 티오트로퓸 | 티오트로피움
ipratropium: 이프라트로퓸 | 이프라트로피움
montelukast: 몬테루카스트
theophylline: 테오필린
adrenaline: 에피네프린(아드레날린) | 에피네프린 | 아드레날린
cetirizine: 세티리진
loratadine: 로라타딘
desloratadine: 데스로라타딘
fexofenadine: 펙소페나딘
diphenhydramine: 디펜히드라민
paracetamol: 아세트아미노펜(파라세타몰) | 아세트아미노펜 | 파라세타몰
ibuprofen: 이부프로펜
diclofenac: 디클로페낙
naproxen: 나프록센
metamizole: 메타미졸 | 설피린 | 디피론
celecoxib: 세레콕시브 | 셀레콕시브
ketorolac: 케토롤락 | 케토로락
colchicine: 콜키신(콜히친) | 콜히친 | 콜키신
allopurinol: 알로푸리놀
sertraline: 설트랄린 | 서트랄린 | 세르트랄린
citalopram: 시탈로프람
escitalopram: 에스시탈로프람
fluoxetine: 플루옥세틴
paroxetine: 파록세틴
venlafaxine: 벤라팍신
duloxetine: 둘록세틴
mirtazapine: 미르타자핀 | 멀타자핀
amitriptyline: 아미트리프틸린 | 아미트립틸린
bupropion: 부프로피온
trazodone: 트라조돈
quetiapine: 쿠에티아핀
olanzapine: 올란자핀
risperidone: 리스페리돈
aripiprazole: 아리피프라졸
haloperidol: 할로페리돌
clozapine: 클로자핀
diazepam: 디아제팜
lorazepam: 로라제팜
alprazolam: 알프라졸람
clonazepam: 클로나제팜
midazolam: 미다졸람
zolpidem: 졸피뎀
methylphenidate: 메틸페니데이트
melatonin: 멜라토닌
levodopa: 레보도파
carbidopa: 카르비도파 | 카비도파
pramipexole: 프라미펙솔
donepezil: 도네페질
memantine: 메만틴
baclofen: 바클로펜
sumatriptan: 수마트립탄
pyridostigmine: 피리도스티그민
omeprazole: 오메프라졸
pantoprazole: 판토프라졸
esomeprazole: 에스오메프라졸 | 에소메프라졸
lansoprazole: 란소프라졸
famotidine: 파모티딘
ondansetron: 온단세트론
metoclopramide: 메토클로프라미드
domperidone: 돔페리돈
loperamide: 로페라미드 | 로페라마이드
lactulose: 락툴로오스 | 락툴로즈
mesalazine: 메살라진
levothyroxine: 레보티록신 | 레보티록신나트륨
thiamazole: 메티마졸(티아마졸) | 메티마졸 | 티아마졸
desmopressin: 데스모프레신
estradiol: 에스트라디올
progesterone: 프로게스테론
testosterone: 테스토스테론
tamoxifen: 타목시펜
letrozole: 레트로졸
penicillin: 페니실린
amoxicillin: 아목시실린
ampicillin: 암피실린
clavulanic-acid: 클라불란산
cefalexin: 세팔렉신
ceftriaxone: 세프트리악손
cefuroxime: 세푸록심
azithromycin: 아지트로마이신 | 아지스로마이신
clarithromycin: 클래리트로마이신 | 클라리트로마이신 | 클라리스로마이신
erythromycin: 에리트로마이신 | 에리스로마이신
doxycycline: 독시사이클린
tetracycline: 테트라사이클린
ciprofloxacin: 시프로플록사신
levofloxacin: 레보플록사신
clindamycin: 클린다마이신
vancomycin: 반코마이신
gentamicin: 겐타마이신
nitrofurantoin: 니트로푸란토인
metronidazole: 메트로니다졸
trimethoprim: 트리메토프림
sulfamethoxazole: 설파메톡사졸
co-trimoxazole: 코트리목사졸(트리메토프림·설파메톡사졸) | 코트리목사졸
rifampicin: 리팜피신 | 리팜핀
isoniazid: 이소니아지드
aciclovir: 아시클로버 | 아시클로비르
lidocaine: 리도카인
propofol: 프로포폴
suxamethonium: 석시닐콜린(숙사메토늄) | 석시닐콜린 | 숙시닐콜린 | 숙사메토늄
rocuronium: 로쿠로늄
ketamine: 케타민
folic-acid: 엽산
vitamin-d: 비타민 D | 비타민디 | 비타민 D3 | 비타민 디
vitamin-b12: 비타민 B12
vitamin-c: 비타민 C | 비타민씨 | 아스코르브산
iron: 철분제 | 철분
magnesium: 마그네슘
calcium: 칼슘 | 칼슘제
potassium-chloride: 염화칼륨
oxygen: 산소
hydroxychloroquine: 히드록시클로로퀸 | 하이드록시클로로퀸
sulfasalazine: 설파살라진
finasteride: 피나스테리드 | 피나스테라이드
sildenafil: 실데나필
alendronic-acid: 알렌드론산 | 알렌드로네이트
denosumab: 데노수맙
latanoprost: 라타노프로스트
hydroxycarbamide: 히드록시우레아(하이드록시카바마이드) | 히드록시우레아 | 하이드록시우레아 | 히드록시카르바미드 | 하이드록시유레아
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: 고혈압
diabetes: 당뇨병 | 당뇨
diabetes-1: 제1형 당뇨병 | 1형 당뇨병 | 1형 당뇨 | 제1형 당뇨
diabetes-2: 제2형 당뇨병 | 2형 당뇨병 | 2형 당뇨 | 제2형 당뇨
diabetes-gestational: 임신성 당뇨병 | 임신성 당뇨 | 임신 당뇨
asthma: 천식 | 기관지 천식
copd: 만성 폐쇄성 폐질환(COPD) | 만성 폐쇄성 폐질환
epilepsy: 뇌전증 | 간질
atrial-fibrillation: 심방세동 | 심방잔떨림
atrial-flutter: 심방조동
heart-failure: 심부전 | 만성 심부전 | 울혈성 심부전
coronary: 관상동맥질환 | 허혈성 심장질환
angina-pectoris: 협심증
heart-attack: 심근경색 | 심근경색증 | 급성 심근경색
stroke: 뇌졸중(중풍) | 뇌졸중 | 중풍
ischaemic-stroke: 뇌경색(허혈성 뇌졸중) | 뇌경색 | 허혈성 뇌졸중
tia: 일과성 허혈 발작(TIA) | 일과성 허혈 발작 | 일과성 뇌허혈 발작 | 일과성 뇌허혈발작(TIA)
arrhythmia: 부정맥
long-qt: 긴 QT 증후군 | QT 연장 증후군
brugada: 브루가다 증후군
wpw: 울프-파킨슨-화이트 증후군(WPW) | 울프-파킨슨-화이트 증후군 | WPW 증후군 | 볼프-파킨슨-화이트 증후군
svt: 상심실성 빈맥 | 발작성 상심실성 빈맥 | 상심실빈맥
cardiomyopathy: 심근병증
hcm: 비후성 심근병증 | 비대심근병증
aortic-stenosis: 대동맥판 협착증 | 대동맥판막 협착증
mitral-prolapse: 승모판 탈출증
mitral-regurgitation: 승모판 역류증 | 승모판 폐쇄부전 | 승모판 역류
congenital-heart: 선천성 심장병 | 선천성 심장질환
aortic-aneurysm: 대동맥류
brain-aneurysm: 뇌동맥류
dvt: 심부정맥혈전증 | 깊은정맥혈전증
pulmonary-embolism: 폐색전증
pulmonary-hypertension: 폐고혈압 | 폐동맥고혈압
pad: 말초동맥질환
cholesterol: 고콜레스테롤혈증 | 높은 콜레스테롤
hyperlipidaemia: 고지혈증 | 고지질혈증
depression: 우울증
anxiety: 불안장애 | 범불안장애 | 불안
bipolar: 양극성 장애(조울증) | 조울증 | 양극성 장애
schizophrenia: 조현병 | 정신분열병 | 정신분열증
ptsd: 외상 후 스트레스 장애(PTSD) | 외상 후 스트레스 장애
adhd: 주의력결핍 과잉행동장애(ADHD) | 주의력결핍 과잉행동장애
autism: 자폐증 | 자폐 스펙트럼 장애 | 자폐
panic-disorder: 공황장애
ocd: 강박장애 | 강박증
dementia: 치매
alzheimers: 알츠하이머병 | 알츠하이머
parkinsons: 파킨슨병
multiple-sclerosis: 다발성 경화증
als: 근위축성 측삭경화증(루게릭병) | 루게릭병 | 근위축성 측삭경화증 | 근위축성 측삭경화증(ALS)
myasthenia: 중증근무력증
migraine: 편두통
cerebral-palsy: 뇌성마비
spinal-cord-injury: 척수 손상
spina-bifida: 이분척추 | 척추이분증
guillain-barre: 길랭-바레 증후군 | 길랑바레 증후군
muscular-dystrophy: 근이영양증 | 근디스트로피
hydrocephalus: 수두증(뇌수종) | 수두증 | 뇌수종
brain-injury: 외상성 뇌손상
brain-tumour: 뇌종양
narcolepsy: 기면증
paraplegia: 하반신 마비
tetraplegia: 사지마비
hypothyroidism: 갑상선 기능 저하증 | 갑상샘 기능 저하증 | 갑상샘저하증
hyperthyroidism: 갑상선 기능 항진증 | 갑상샘 기능 항진증 | 갑상샘항진증
hashimoto: 하시모토 갑상선염 | 하시모토병
graves: 그레이브스병
addison: 애디슨병
adrenal-insufficiency: 부신 기능 부전 | 부신피질 기능저하증 | 부신부전 | 부신 기능 저하증
cushing: 쿠싱 증후군
cah: 선천성 부신 과형성증 | 선천성 부신 과다형성 | 선천성 부신 과형성
kidney-disease: 만성 콩팥병(만성 신장병) | 만성 신장병 | 만성 콩팥병 | 만성 신장 질환 | 만성 신질환 | 만성 신부전
kidney-failure: 신부전
dialysis: 투석
haemodialysis: 혈액투석
kidney-transplant: 신장 이식 | 콩팥 이식
liver-transplant: 간 이식
heart-transplant: 심장 이식
kidney-stones: 신장 결석 | 콩팥 결석 | 콩팥돌
cirrhosis: 간경변증(간경화) | 간경화 | 간경변 | 간경변증
hepatitis-b: B형 간염 | 만성 B형 간염
hepatitis-c: C형 간염 | 만성 C형 간염
hiv: HIV 감염 | HIV 감염증
tuberculosis: 결핵
fatty-liver: 지방간
pancreatitis: 췌장염
crohns: 크론병
ulcerative-colitis: 궤양성 대장염
coeliac: 셀리악병
reflux: 위식도 역류 질환 | 역류성 식도염 | 위식도 역류병 | 위산 역류
ibs: 과민성 장 증후군 | 과민성 대장 증후군
gastric-ulcer: 위궤양
rheumatoid: 류마티스 관절염 | 류머티즘 관절염
osteoarthritis: 골관절염(퇴행성 관절염) | 퇴행성 관절염 | 골관절염
arthritis: 관절염
osteoporosis: 골다공증
gout: 통풍
lupus: 전신홍반루푸스(루푸스) | 루푸스 | 전신홍반루푸스 | 전신성 홍반성 루푸스
psoriasis: 건선
eczema: 습진
atopic-dermatitis: 아토피 피부염 | 아토피 | 아토피성 피부염
fibromyalgia: 섬유근육통 | 섬유근통
spondylitis: 강직성 척추염
anaemia: 빈혈
iron-anaemia: 철결핍성 빈혈 | 철분 결핍성 빈혈
sickle-cell: 겸상적혈구병 | 낫모양 적혈구병 | 겸상 적혈구 빈혈 | 낫적혈구병
thalassaemia: 지중해빈혈
haemophilia: 혈우병
haemophilia-a: 혈우병 A | A형 혈우병
haemophilia-b: 혈우병 B | B형 혈우병
von-willebrand: 폰빌레브란트병 | 폰 빌레브란트병 | 폰빌레브란드병
thrombocytopenia: 혈소판 감소증
factor-v: 제5인자 라이덴 돌연변이
antiphospholipid: 항인지질 증후군 | 항인지질항체 증후군
g6pd: G6PD 결핍증
porphyria: 포르피린증
pku: 페닐케톤뇨증
mastocytosis: 비만세포증
hereditary-angioedema: 유전성 혈관부종
malignant-hyperthermia: 악성 고열증
cystic-fibrosis: 낭포성 섬유증 | 낭성 섬유증
sleep-apnoea: 수면 무호흡증 | 수면무호흡 | 폐쇄성 수면 무호흡증
pulmonary-fibrosis: 폐섬유증
emphysema: 폐기종
chronic-bronchitis: 만성 기관지염
breast-cancer: 유방암
prostate-cancer: 전립선암 | 전립샘암
lung-cancer: 폐암
colon-cancer: 대장암
thyroid-cancer: 갑상선암 | 갑상샘암
leukaemia: 백혈병
lymphoma: 림프종
myeloma: 다발성 골수종 | 다발골수종
melanoma: 흑색종 | 악성 흑색종
pregnancy: 임신 | 임신 중
preeclampsia: 전자간증(임신중독증) | 임신중독증 | 전자간증
endometriosis: 자궁내막증
pcos: 다낭성 난소 증후군
prostate-enlarged: 전립선 비대증 | 양성 전립선 비대증 | 전립샘 비대증
glaucoma: 녹내장
cataract: 백내장
macular-degeneration: 황반변성
blindness: 실명(앞을 보지 못함) | 실명
deafness: 청각장애(전혀 듣지 못함) | 농인
hearing-loss: 난청
insomnia: 불면증
obesity: 비만 | 비만증
alcohol-dependence: 알코올 의존증 | 알코올 의존 | 알코올 사용 장애
asplenia: 비장 없음(무비증) | 비장 없음 | 무비증
splenectomy: 비장 절제 | 비장 절제술 | 비장 적출 | 비장 제거
down-syndrome: 다운 증후군
marfan: 마르판 증후군
ehlers-danlos: 엘러스-단로스 증후군
sarcoidosis: 사르코이드증 | 유육종증
vasculitis: 혈관염
scoliosis: 척추측만증
raynaud: 레이노병 | 레이노 증후군 | 레이노 현상
hay-fever: 꽃가루 알레르기(알레르기 비염) | 알레르기 비염 | 알레르기성 비염 | 꽃가루 알레르기 | 꽃가루병
food-allergy: 식품 알레르기 | 음식 알레르기
chronic-pain: 만성 통증
immunodeficiency: 면역 결핍 | 면역결핍증
tracheostomy: 기관절개(목에 낸 숨구멍) | 기관절개 | 기관절개술
pacemaker: 심장 박동기(페이스메이커) | 심장박동기 | 인공심장박동기 | 심박동기 | 인공심박동기
icd: 이식형 제세동기(ICD) | 이식형 제세동기 | 삽입형 제세동기 | 이식형 심장충격기
cochlear-implant: 인공와우(달팽이관) | 인공와우
hearing-aid: 보청기
hip-replacement: 인공 고관절 | 고관절 치환술
knee-replacement: 인공 슬관절(무릎) | 인공 슬관절 | 무릎 인공관절 | 슬관절 치환술 | 인공 무릎관절
coronary-stent: 관상동맥 스텐트 | 심장 스텐트
insulin-pump: 인슐린 펌프
heart-valve: 인공 심장판막 | 인공판막 | 인공 판막
mechanical-valve: 기계 심장판막 | 기계판막
biological-valve: 조직 심장판막(생체판막) | 조직판막 | 생체판막
vp-shunt: 뇌실복강 단락(VP 션트) | 뇌실복강 단락술 | VP 션트 | 뇌실복강 단락
port: 피하 매립 포트(케모포트) | 케모포트 | 이식형 중심정맥 포트
dialysis-fistula: 투석용 동정맥루 | 동정맥루
vagus-stimulator: 미주신경 자극기 | 미주신경 자극장치
brain-stimulator: 뇌심부 자극기 | 심부 뇌자극기 | 뇌심부자극장치
metal-plate: 금속판 | 금속 플레이트
breast-implants: 유방 보형물 | 가슴 보형물
contraceptive-implant: 피임 임플란트
iud: 자궁 내 장치(루프) | 자궁 내 장치 | 자궁 내 피임장치
dental-implants: 치과 임플란트 | 치아 임플란트
lvad: 좌심실 보조장치(LVAD) | 좌심실 보조장치
urinary-catheter: 소변줄(도뇨관) | 소변줄 | 도뇨관 | 유치도뇨관
feeding-tube: 영양관(급식관) | 영양관 | 위루관
colostomy: 결장루 | 결장 장루
ileostomy: 회장루
anaphylaxis: 아나필락시스
anaphylactic-shock: 아나필락시스 쇼크 | 과민성 쇼크 | 아나필락틱 쇼크
anaphylactic-reaction: 아나필락시스 반응
hives: 두드러기 | 담마진
rash: 발진 | 피부 발진
itching: 가려움 | 가려움증 | 소양증 | 피부 가려움
swelling: 부종(부기) | 부종 | 부기 | 붓기 | 부어오름
facial-swelling: 얼굴 부종 | 안면 부종 | 얼굴 부기 | 얼굴 붓기 | 얼굴이 부음
lip-swelling: 입술 부종 | 입술 부기 | 입술 붓기 | 입술이 부음
tongue-swelling: 혀 부종 | 혀 부기 | 혀가 부음
throat-swelling: 인후 부종(목 안이 부음) | 인후 부종 | 목 안이 부음
lips-and-tongue: 입술과 혀 부종 | 입술과 혀의 부종 | 입술 및 혀 부종 | 입술과 혀가 부음
angioedema: 혈관부종 | 맥관부종
breathing: 호흡 곤란 | 숨쉬기 어려움 | 숨쉬기 힘듦
breathless: 숨참(숨가쁨) | 숨가쁨 | 숨참
wheezing: 쌕쌕거림(천명) | 쌕쌕거림 | 천명
bronchospasm: 기관지 경련 | 기관지 연축
asthma-attack: 천식 발작
cough: 기침
sneezing: 재채기
runny-nose: 콧물
blocked-nose: 코막힘
watery-eyes: 눈물 흘림 | 눈물이 남
itchy-eyes: 눈 가려움
red-eyes: 눈 충혈 | 충혈된 눈
mouth-itching: 입안 가려움 | 입 안 가려움 | 구강 가려움
nausea: 오심(메스꺼움) | 메스꺼움 | 오심 | 구역 | 구역감 | 구역질
vomiting: 구토
nausea-vomiting: 오심과 구토 | 오심 및 구토 | 메스꺼움과 구토 | 구역과 구토 | 구역 및 구토
diarrhoea: 설사
stomach-pain: 복통(배 아픔) | 복통 | 배 아픔
stomach-cramps: 복부 경련(위경련) | 위경련 | 복부 경련
stomach-upset: 속이 불편함 | 배탈
low-pressure: 혈압 저하(저혈압) | 혈압 저하 | 저혈압
dizziness: 어지러움 | 현기증 | 어지럼증 | 어지럼
fainting: 실신(기절) | 실신 | 기절
unconscious: 의식 소실 | 의식 상실 | 의식불명
palpitations: 두근거림(심계항진) | 두근거림 | 심계항진
fast-heartbeat: 빠른 맥박(빈맥) | 빈맥
cardiac-arrest: 심정지 | 심장 정지
headache: 두통
fever: 발열(열) | 발열
redness: 피부 붉어짐(발적) | 발적 | 피부 발적
flushing: 홍조(피부가 달아오름) | 홍조
blisters: 물집(수포) | 물집 | 수포
skin-peeling: 피부 벗겨짐
contact-dermatitis: 접촉성 피부염 | 접촉 피부염
stevens-johnson: 스티븐스-존슨 증후군
ten: 독성 표피 괴사 용해증 | 독성 표피 괴사용해
dress: DRESS 증후군
serum-sickness: 혈청병
liver-damage: 간 손상
kidney-damage: 신장 손상 | 콩팥 손상
seizure: 발작(경련) | 경련 발작 | 발작 또는 경련
confusion: 의식 혼란(혼돈) | 의식 혼란 | 혼돈 | 착란
bleeding: 출혈
muscle-pain: 근육통
joint-pain: 관절통 | 관절 통증
fatigue: 피로 | 피로감
drowsiness: 졸림 | 졸음
chest-pain: 가슴 통증(흉통) | 흉통 | 가슴 통증
severe: 중증 | 심함 | 심각함 | 심한
moderate: 중등도 | 중간 정도
mild: 경증 | 가벼움 | 경미 | 경미함 | 가벼운 | 약함 | 약한
life-threatening: 생명을 위협함 | 생명을 위협하는 | 생명 위협 | 생명이 위험함 | 생명에 위협적 | 생명 위험 | 생명에 지장 | 치명적
very-severe: 매우 심함 | 아주 심함 | 아주 심한 | 매우 심각함 | 매우 심한 | 매우 중증
severe-anaphylaxis: 중증, 아나필락시스 | 중증(아나필락시스) | 심함, 아나필락시스 | 심함(아나필락시스)
intolerance: 불내증 | 불내성
unknown: 모름(알 수 없음) | 알 수 없음 | 모름 | 미상
active: 현재 있음 | 활동성 | 활성
chronic: 만성
resolved: 완치됨 | 완치 | 다 나음 | 해소됨
remission: 관해 | 관해 상태
controlled: 조절됨 | 조절되고 있음
well-controlled: 잘 조절됨 | 잘 조절되고 있음
stable: 안정적 | 안정됨
treated: 치료 중
monitored: 경과 관찰 중 | 관찰 중
improving: 호전 중
worsening: 악화 중 | 악화됨
recovering: 회복 중
intermittent: 간헐적 | 간헐성
acute: 급성
suspected: 의심 | 의심됨
mother: 어머니 | 엄마 | 모친
father: 아버지 | 아빠 | 부친
parents: 부모님 | 부모
parent: 부모 중 한 사람
wife: 아내 | 부인 | 와이프 | 집사람
husband: 남편
spouse: 배우자
partner: 인생의 동반자(파트너) | 인생의 동반자 | 사실혼 배우자
son: 아들
daughter: 딸
child: 자녀 | 자식
brother: 남자 형제
sister: 여자 형제 | 자매
elder-brother: 형 또는 오빠 | 형 | 오빠
younger-brother: 남동생
elder-sister: 누나 또는 언니 | 누나 | 언니
younger-sister: 여동생
sibling: 형제자매 | 형제 또는 자매
grandmother: 할머니 | 외할머니 | 친할머니 | 조모
grandfather: 할아버지 | 외할아버지 | 친할아버지 | 조부
grandson: 손자 | 외손자
granddaughter: 손녀 | 외손녀
aunt: 이모 또는 고모 | 고모 | 이모 | 숙모 | 외숙모
uncle: 삼촌 | 외삼촌 | 큰아버지 | 작은아버지 | 숙부 | 고모부 | 이모부
niece: 여자 조카 | 조카딸
nephew: 남자 조카
cousin: 사촌
mother-in-law: 시어머니 또는 장모 | 장모 | 시어머니 | 장모님
father-in-law: 시아버지 또는 장인 | 장인 | 시아버지 | 장인어른
son-in-law: 사위
daughter-in-law: 며느리
brother-in-law: 처남, 매형, 형부, 시동생 등(배우자의 형제나 자매의 남편) | 처남 | 매형 | 매부 | 매제 | 형부 | 제부 | 시동생
sister-in-law: 처제, 형수, 시누이 등(배우자의 자매, 형제의 아내) | 처제 | 형수 | 시누이 | 올케
stepmother: 새어머니 | 새엄마 | 계모
stepfather: 새아버지 | 새아빠 | 계부
stepson: 의붓아들
stepdaughter: 의붓딸
friend: 친구
boyfriend: 남자 친구(애인) | 남친
girlfriend: 여자 친구(애인) | 여친
fiance: 약혼자(남자)
fiancee: 약혼녀
ex-husband: 전남편 | 전 남편
ex-wife: 전처 | 전 부인 | 전 아내
neighbour: 이웃 | 이웃 사람
flatmate: 룸메이트 | 동거인(룸메이트)
colleague: 직장 동료 | 동료
boss: 직장 상사 | 상사
employer: 고용주
teacher: 선생님(교사) | 교사 | 담임 선생님
school: 학교
carer: 간병인 또는 돌보는 사람 | 간병인 | 요양보호사
guardian: 법정 후견인 | 후견인
relative: 친척 | 가족
godmother: 대모
godfather: 대부
doctor: 의사 | 의사 선생님
family-doctor: 가정 주치의(가정의) | 가정 주치의 | 가정의학과 의사 | 가정의 | 일반의
cardiologist: 심장내과 의사 | 순환기내과 의사 | 심장내과 전문의
neurologist: 신경과 의사 | 신경과 전문의
paediatrician: 소아청소년과 의사(소아과) | 소아청소년과 의사 | 소아과 의사 | 소아청소년과 전문의 | 소아과 전문의
nurse: 간호사
social-worker: 사회복지사
self: 본인
oral: 입으로(경구) | 경구 | 경구 투여
inhaled: 흡입 | 흡입 투여
subcutaneous: 피하 주사 | 피하 | 피하 투여
intramuscular: 근육 주사 | 근육 내 주사 | 근육 내 투여
intravenous: 정맥 주사 | 정맥 내 주사 | 정맥 내 투여 | 정맥 투여
sublingual: 혀 밑(설하) | 설하 | 혀 밑 | 설하 투여
rectal: 직장 투여(항문으로) | 직장 투여 | 항문으로
nasal: 코에(비강 투여) | 비강 투여 | 코에
eye: 눈에(점안) | 눈에 | 점안
ear: 귀에 | 귀에 점적
skin: 피부에(국소 도포) | 피부에 | 국소 도포 | 피부 도포
patch: 붙이는 약(패치) | 붙이는 약 | 패치
vaginal: 질 내 투여 | 질에 | 질내
tube: 영양관으로(경관 투여) | 영양관으로 | 경관 투여 | 영양관 투여
`,
    },
  ],
  dosing: {
    numbers:
      '한/일/하나 두/이/둘 세/삼/셋 네/사/넷 다섯/오 여섯/육 일곱/칠 여덟/팔 아홉/구 열/십 열한/십일 열두/십이',
    phrases: `
daily: 매일 | 날마다
day-1: 1일 1회 | 하루 한 번 | 하루 1번 | 하루 1회 | 하루에 한 번 | 매일 1회 | 하루에 1번 | 하루에 1회 | 매일 한 번
day-2: 1일 2회 | 하루 두 번 | 하루 2번 | 하루 2회 | 하루에 두 번 | 하루에 2번 | 하루에 2회 | 매일 2회
day-3: 1일 3회 | 하루 세 번 | 하루 3번 | 하루 3회 | 하루에 세 번 | 하루에 3번 | 하루에 3회 | 매일 3회
day-4: 1일 4회 | 하루 네 번 | 하루 4번 | 하루 4회 | 하루에 네 번 | 하루에 4번 | 하루에 4회
day-n: 1일 #회 | 하루 #번 | 하루 #회 | 하루에 #번 | 하루에 #회
week-1: 주 1회 | 일주일에 한 번 | 일주일에 1번 | 일주일에 1회 | 1주 1회 | 1주일에 한 번 | 매주 | 주 1번 | 1주일에 1회 | 매주 1회
week-2: 주 2회 | 일주일에 두 번 | 일주일에 2번 | 일주일에 2회 | 주 2번 | 1주 2회 | 1주일에 2회
week-3: 주 3회 | 일주일에 세 번 | 일주일에 3번 | 일주일에 3회 | 주 3번 | 1주 3회 | 1주일에 3회
week-n: 주 #회 | 일주일에 #번 | 일주일에 #회 | 1주일에 #회
month-1: 월 1회 | 한 달에 한 번 | 매월 | 매달 | 한 달에 1번 | 한 달에 1회 | 매월 1회 | 1개월에 1회
year-1: 연 1회 | 일 년에 한 번 | 매년 | 1년에 1회 | 1년에 한 번 | 1년에 1번 | 매년 1회
every-hours: #시간마다 | #시간 간격 | #시간 간격으로 | 매 #시간 | 매시간
every-other-day: 이틀에 한 번(격일) | 격일 | 이틀에 한 번 | 격일로 | 하루걸러 | 하루걸러 한 번 | 2일에 1회
every-days: #일마다 | #일에 한 번 | #일 간격으로 | #일에 1회
every-weeks: #주마다 | #주에 한 번 | #주 간격 | #주에 1회 | #주 1회 | #주 간격으로
every-months: #개월마다 | #개월에 한 번 | #달마다 | #개월 간격 | #개월에 1회 | #개월 간격으로
every-morning: 매일 아침
every-evening: 매일 저녁
every-night: 매일 밤
morning: 아침 | 아침에 | 오전
noon: 점심 | 점심에 | 정오 | 정오에 | 낮 12시
afternoon: 오후 | 오후에
evening: 저녁 | 저녁에
night: 밤 | 밤에
bedtime: 취침 전 | 자기 전 | 잠자기 전 | 자기 전에 | 취침전에
as-needed: 필요시 | 필요 시 | 필요할 때 | 필요시에 | 필요할 때만 | 필요하면
before-meals: 식전 | 식사 전 | 식전에 | 매 식전 | 아침·점심·저녁 식전
after-meals: 식후 | 식사 후 | 식후에 | 매 식후 | 아침·점심·저녁 식후
with-meals: 식사와 함께 | 식사 중 | 식사 중에
empty-stomach: 공복에 | 공복 | 빈속에 | 공복 시
before-breakfast: 아침 식전 | 아침 식사 전
after-breakfast: 아침 식후 | 아침 식사 후
with-breakfast: 아침 식사와 함께
after-dinner: 저녁 식후 | 저녁 식사 후
with-dinner: 저녁 식사와 함께
continuous: 지속적으로 | 지속 투여 | 계속
before-exercise: 운동 전 | 운동 전에
emergency: 응급 상황에만 | 응급 시 | 응급 시에만 | 응급시에만 | 비상시에만
for-pain: 통증이 있을 때 | 아플 때 | 통증 시
max-day: 하루 최대 # | 1일 최대 #
tablet: #정 | #알 | 1회 #정
half-tablet: 반 정(0.5정) | 반 알 | 반 정 | 1/2정
quarter-tablet: 4분의 1정 | 1/4정
capsule: #캡슐 | 캡슐 #개 | 1회 #캡슐
drop: #방울
puff: 흡입 #회 | #회 흡입 | #번 흡입 | #퍼프
unit: #단위 | #유닛 | 1회 #단위
patch: 패치 #장 | #장 | #매 | 패치 #매
sachet: #포 | #봉지 | 1회 #포
injection: 주사 #회 | 주사 #대 | 주사 #번
ampoule: #앰플 | 앰플 #개
suppository: 좌약 #개 | 좌제 #개
spray: #회 분무 | 분무 #회
at-morning: 아침 #
at-noon: 점심 #
at-evening: 저녁 #
at-bedtime: 취침 전 # | 자기 전 #
after-lunch: 점심 식후 | 점심 식사 후
before-dinner: 저녁 식전 | 저녁 식사 전
before-breakfast-dinner: 아침·저녁 식전 | 아침과 저녁 식전
after-breakfast-dinner: 아침·저녁 식후 | 아침과 저녁 식후
by-inr: INR 수치에 따라 | INR에 따라
on-waking: 기상 시 | 기상 직후 | 일어나서
`,
  },
}
