/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'ja',
  terms: [
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: グルテンを含む穀物
gluten: グルテン
crustaceans: 甲殻類
eggs: 卵（鶏卵） | 卵 | 鶏卵 | たまご | 玉子
fish: 魚 | 魚類
peanuts: ピーナッツ（落花生） | ピーナッツ | 落花生 | ピーナツ
soya: 大豆
milk: 牛乳 | ミルク
dairy: 乳製品
milk-protein: 牛乳たんぱく質 | 乳たんぱく | 牛乳タンパク
lactose: 乳糖 | ラクトース
tree-nuts: 木の実（ナッツ類、落花生を除く） | 木の実 | 木の実類
almonds: アーモンド
hazelnuts: ヘーゼルナッツ
walnuts: くるみ | 胡桃
cashews: カシューナッツ
pecans: ペカンナッツ | ピーカンナッツ
brazil-nuts: ブラジルナッツ
pistachios: ピスタチオ | ピスタチオナッツ
macadamia: マカダミアナッツ | マカデミアナッツ
celery: セロリ
mustard: マスタード（からし） | マスタード | からし
sesame: ごま
sulphites: 亜硫酸塩
lupin: ルピナス（ハウチワマメ） | ルピナス
molluscs: 軟体動物（貝、イカ、タコ） | 軟体動物
wheat: 小麦 | 小麦粉
rye: ライ麦
barley: 大麦
oats: オーツ麦（えん麦） | オーツ麦 | えん麦 | オート麦
spelt: スペルト小麦
shellfish: 甲殻類と貝類 | 甲殻類・貝類
shrimp: えび | 海老
crab: かに | 蟹
lobster: ロブスター
mussels: ムール貝
oysters: 牡蠣（貝） | 牡蠣
squid: いか（イカ） | 烏賊 | イカ
salmon: さけ（サーモン） | サーモン | 鮭
tuna: まぐろ | 鮪
cod: たら（魚） | 鱈
buckwheat: そば | 蕎麦
maize: とうもろこし | コーン
rice: 米 | お米
potato: じゃがいも
chickpeas: ひよこ豆
lentils: レンズ豆
peas: えんどう豆 | グリーンピース
poppy-seeds: けしの実 | ポピーシード
sunflower-seeds: ひまわりの種
pine-nuts: 松の実
coconut: ココナッツ | ココナツ
mango: マンゴー
pineapple: パイナップル
strawberries: いちご | 苺
kiwi: キウイフルーツ | キウイ
banana: バナナ
avocado: アボカド
apple: りんご | 林檎
peach: もも（桃） | 桃
citrus: 柑橘類 | かんきつ類
orange: オレンジ
lemon: レモン
tomato: トマト
carrot: にんじん
garlic: にんにく | ニンニク
onion: 玉ねぎ | たまねぎ
cinnamon: シナモン
chocolate: チョコレート
cocoa: ココア（カカオ） | カカオ | ココア
honey: はちみつ | 蜂蜜
beef: 牛肉
pork: 豚肉
red-meat: 赤肉（牛・豚・羊などの獣肉）
chicken-meat: 鶏肉 | とり肉
gelatine: ゼラチン
yeast: 酵母 | イースト
pollen: 花粉
grass-pollen: イネ科の花粉 | イネ科花粉
birch-pollen: シラカバ花粉 | 白樺花粉
tree-pollen: 樹木の花粉 | 樹木花粉
olive-pollen: オリーブの花粉
ragweed: ブタクサ | ブタクサ花粉
mugwort: ヨモギ | ヨモギ花粉
dust-mites: ダニ（ハウスダスト中のダニ） | ダニ | チリダニ | ヒョウヒダニ
house-dust: ハウスダスト
mould: カビ
cats: 猫 | ネコ
cat-hair: 猫の毛 | ネコの毛 | 猫の毛やフケ
dogs: 犬 | イヌ
dog-hair: 犬の毛 | イヌの毛
horses: 馬 | ウマ
animal-hair: 動物の毛 | 動物の毛やフケ
feathers: 羽毛
cockroaches: ゴキブリ
bee-sting: ミツバチ刺され | 蜂刺され（ミツバチ） | ミツバチ
bee-venom: ミツバチの毒 | ミツバチ毒
wasp-sting: スズメバチ・アシナガバチ刺され | アシナガバチ
wasp-venom: スズメバチ・アシナガバチの毒
hornets: スズメバチ
insect-sting: 虫刺され
mosquito-bite: 蚊刺され | 蚊
fire-ants: ヒアリ
jellyfish: クラゲ
latex: ラテックス（天然ゴム） | ラテックス | 天然ゴム
contrast: 造影剤
iodinated-contrast: ヨード造影剤 | ヨード系造影剤
gadolinium: ガドリニウム造影剤 | ガドリニウム
iodine: ヨウ素（ヨード） | ヨード | ヨウ素
povidone-iodine: ポビドンヨード | イソジン
chlorhexidine: クロルヘキシジン
plasters: ばんそうこう（絆創膏） | 絆創膏 | ばんそうこう | 医療用テープ
nickel: ニッケル
cobalt: コバルト
chromium: クロム
formaldehyde: ホルムアルデヒド
perfume: 香水（香料） | 香水
hair-dye: 染毛剤（毛染め） | 毛染め | 染毛剤 | ヘアカラー
lanolin: ラノリン
wool: ウール（羊毛） | ウール | 羊毛
vaccines: ワクチン
influenza-vaccine: インフルエンザワクチン
tetanus-vaccine: 破傷風ワクチン
sunlight: 日光
penicillins: ペニシリン系抗生物質 | ペニシリン系
cephalosporins: セファロスポリン系抗生物質 | セフェム系 | セファロスポリン | セファロスポリン系
macrolides: マクロライド系抗生物質 | マクロライド系
quinolones: キノロン系抗菌薬 | キノロン系 | ニューキノロン系
tetracyclines: テトラサイクリン系抗生物質 | テトラサイクリン系
sulfonamides: サルファ剤 | サルファ薬 | スルホンアミド
antibiotics: 抗生物質 | 抗生剤
nsaids: 非ステロイド性抗炎症薬（NSAIDs） | 非ステロイド性抗炎症薬
opioids: オピオイド（医療用麻薬など） | オピオイド
local-anaesthetics: 局所麻酔薬 | 局所麻酔
general-anaesthesia: 全身麻酔 | 全身麻酔薬
muscle-relaxants: 筋弛緩薬（麻酔用） | 筋弛緩薬（麻酔）
ace-inhibitors: ACE阻害薬
beta-blockers: β遮断薬（ベータ遮断薬） | β遮断薬 | ベータ遮断薬 | ベータブロッカー
statins: スタチン系薬剤 | スタチン
corticosteroids: 副腎皮質ステロイド
anticoagulants: 抗凝固薬 | 抗凝固剤
antihistamines: 抗ヒスタミン薬 | 抗ヒスタミン剤
antidepressants: 抗うつ薬 | 抗うつ剤
diuretics: 利尿薬 | 利尿剤
oral-contraceptive: 経口避妊薬（ピル） | 経口避妊薬 | 低用量ピル
multivitamin: マルチビタミン | 総合ビタミン剤
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      rows: `
warfarin: ワルファリン | ワーファリン | ワルファリンカリウム
apixaban: アピキサバン
rivaroxaban: リバーロキサバン
dabigatran: ダビガトラン
edoxaban: エドキサバン
heparin: ヘパリン
enoxaparin: エノキサパリン
dalteparin: ダルテパリン
acenocoumarol: アセノクマロール
phenprocoumon: フェンプロクモン
acetylsalicylic-acid: アセチルサリチル酸（アスピリン） | アスピリン | アセチルサリチル酸
clopidogrel: クロピドグレル
ticagrelor: チカグレロル
prasugrel: プラスグレル
insulin: インスリン | インシュリン
insulin-glargine: インスリン グラルギン
insulin-lispro: インスリン リスプロ
insulin-aspart: インスリン アスパルト
insulin-degludec: インスリン デグルデク
insulin-detemir: インスリン デテミル
metformin: メトホルミン
glimepiride: グリメピリド
gliclazide: グリクラジド
glibenclamide: グリベンクラミド
sitagliptin: シタグリプチン
linagliptin: リナグリプチン
empagliflozin: エンパグリフロジン
dapagliflozin: ダパグリフロジン
semaglutide: セマグルチド
liraglutide: リラグルチド
dulaglutide: デュラグルチド
pioglitazone: ピオグリタゾン
glucagon: グルカゴン
prednisone: プレドニゾン
prednisolone: プレドニゾロン
methylprednisolone: メチルプレドニゾロン
hydrocortisone: ヒドロコルチゾン
dexamethasone: デキサメタゾン
fludrocortisone: フルドロコルチゾン
budesonide: ブデソニド
beclometasone: ベクロメタゾン
fluticasone: フルチカゾン
levetiracetam: レベチラセタム
lamotrigine: ラモトリギン
valproic-acid: バルプロ酸 | バルプロ酸ナトリウム
carbamazepine: カルバマゼピン
oxcarbazepine: オクスカルバゼピン
phenytoin: フェニトイン
phenobarbital: フェノバルビタール
topiramate: トピラマート
lacosamide: ラコサミド
gabapentin: ガバペンチン
pregabalin: プレガバリン
morphine: モルヒネ
fentanyl: フェンタニル
oxycodone: オキシコドン
hydromorphone: ヒドロモルフォン
methadone: メサドン
buprenorphine: ブプレノルフィン
tramadol: トラマドール
codeine: コデイン
pethidine: ペチジン
naloxone: ナロキソン
digoxin: ジゴキシン
lithium: リチウム（炭酸リチウム） | 炭酸リチウム | リチウム
phenelzine: フェネルジン
moclobemide: モクロベミド
selegiline: セレギリン
rasagiline: ラサギリン
metoprolol: メトプロロール
bisoprolol: ビソプロロール
atenolol: アテノロール
propranolol: プロプラノロール
carvedilol: カルベジロール
nebivolol: ネビボロール
sotalol: ソタロール
timolol: チモロール
tacrolimus: タクロリムス
ciclosporin: シクロスポリン
mycophenolic-acid: ミコフェノール酸 | ミコフェノール酸モフェチル
azathioprine: アザチオプリン
methotrexate: メトトレキサート
adalimumab: アダリムマブ
etanercept: エタネルセプト
infliximab: インフリキシマブ
rituximab: リツキシマブ
lisinopril: リシノプリル
ramipril: ラミプリル
enalapril: エナラプリル
perindopril: ペリンドプリル
captopril: カプトプリル
losartan: ロサルタン
valsartan: バルサルタン
candesartan: カンデサルタン
telmisartan: テルミサルタン
irbesartan: イルベサルタン
olmesartan: オルメサルタン
amlodipine: アムロジピン
nifedipine: ニフェジピン
diltiazem: ジルチアゼム
verapamil: ベラパミル
furosemide: フロセミド
torasemide: トラセミド
hydrochlorothiazide: ヒドロクロロチアジド
spironolactone: スピロノラクトン
indapamide: インダパミド
doxazosin: ドキサゾシン
tamsulosin: タムスロシン
clonidine: クロニジン
amiodarone: アミオダロン
flecainide: フレカイニド
nitroglycerin: ニトログリセリン
atorvastatin: アトルバスタチン
simvastatin: シンバスタチン
rosuvastatin: ロスバスタチン
pravastatin: プラバスタチン
ezetimibe: エゼチミブ
salbutamol: サルブタモール
formoterol: ホルモテロール
salmeterol: サルメテロール
tiotropium: チオトロピウム
ipratropium: イプラトロピウム
montelukast: モンテルカスト
theophylline: テオフィリン
adrenaline: アドレナリン（エピネフリン） | アドレナリン | エピネフリン
cetirizine: セチリジン
loratadine: ロラタジン
desloratadine: デスロラタジン
fexofenadine: フェキソフェナジン
diphenhydramine: ジフェンヒドラミン
paracetamol: アセトアミノフェン（パラセタモール） | アセトアミノフェン | パラセタモール
ibuprofen: イブプロフェン
diclofenac: ジクロフェナク
naproxen: ナプロキセン
metamizole: スルピリン（メタミゾール） | スルピリン | メタミゾール
celecoxib: セレコキシブ
ketorolac: ケトロラク
colchicine: コルヒチン
allopurinol: アロプリノール
sertraline: セルトラリン
citalopram: シタロプラム
escitalopram: エスシタロプラム
fluoxetine: フルオキセチン
paroxetine: パロキセチン
venlafaxine: ベンラファキシン
duloxetine: デュロキセチン
mirtazapine: ミルタザピン
amitriptyline: アミトリプチリン
bupropion: ブプロピオン
trazodone: トラゾドン
quetiapine: クエチアピン
olanzapine: オランザピン
risperidone: リスペリドン
aripiprazole: アリピプラゾール
haloperidol: ハロペリドール
clozapine: クロザピン
diazepam: ジアゼパム
lorazepam: ロラゼパム
alprazolam: アルプラゾラム
clonazepam: クロナゼパム
midazolam: ミダゾラム
zolpidem: ゾルピデム
methylphenidate: メチルフェニデート
melatonin: メラトニン
levodopa: レボドパ
carbidopa: カルビドパ
pramipexole: プラミペキソール
donepezil: ドネペジル
memantine: メマンチン
baclofen: バクロフェン
sumatriptan: スマトリプタン
pyridostigmine: ピリドスチグミン
omeprazole: オメプラゾール
pantoprazole: パントプラゾール
esomeprazole: エソメプラゾール
lansoprazole: ランソプラゾール
famotidine: ファモチジン
ondansetron: オンダンセトロン
metoclopramide: メトクロプラミド
domperidone: ドンペリドン
loperamide: ロペラミド
lactulose: ラクツロース
mesalazine: メサラジン
levothyroxine: レボチロキシン
thiamazole: チアマゾール
desmopressin: デスモプレシン
estradiol: エストラジオール
progesterone: プロゲステロン
testosterone: テストステロン
tamoxifen: タモキシフェン
letrozole: レトロゾール
penicillin: ペニシリン
amoxicillin: アモキシシリン
ampicillin: アンピシリン
clavulanic-acid: クラブラン酸
cefalexin: セファレキシン
ceftriaxone: セフトリアキソン
cefuroxime: セフロキシム
azithromycin: アジスロマイシン
clarithromycin: クラリスロマイシン
erythromycin: エリスロマイシン
doxycycline: ドキシサイクリン
tetracycline: テトラサイクリン
ciprofloxacin: シプロフロキサシン
levofloxacin: レボフロキサシン
clindamycin: クリンダマイシン
vancomycin: バンコマイシン
gentamicin: ゲンタマイシン
nitrofurantoin: ニトロフラントイン
metronidazole: メトロニダゾール
trimethoprim: トリメトプリム
sulfamethoxazole: スルファメトキサゾール
co-trimoxazole: ST合剤（スルファメトキサゾール・トリメトプリム） | ST合剤
rifampicin: リファンピシン
isoniazid: イソニアジド
aciclovir: アシクロビル
lidocaine: リドカイン
propofol: プロポフォール
suxamethonium: スキサメトニウム
rocuronium: ロクロニウム
ketamine: ケタミン
folic-acid: 葉酸
vitamin-d: ビタミンD | ビタミンD3
vitamin-b12: ビタミンB12
vitamin-c: ビタミンC | アスコルビン酸
iron: 鉄剤 | 鉄
magnesium: マグネシウム
calcium: カルシウム
potassium-chloride: 塩化カリウム
oxygen: 酸素
hydroxychloroquine: ヒドロキシクロロキン
sulfasalazine: サラゾスルファピリジン（スルファサラジン） | サラゾスルファピリジン | スルファサラジン
finasteride: フィナステリド
sildenafil: シルデナフィル
alendronic-acid: アレンドロン酸
denosumab: デノスマブ
latanoprost: ラタノプロスト
hydroxycarbamide: ヒドロキシカルバミド
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: 高血圧 | 高血圧症
diabetes: 糖尿病
diabetes-1: 1型糖尿病 | Ⅰ型糖尿病
diabetes-2: 2型糖尿病 | Ⅱ型糖尿病
diabetes-gestational: 妊娠糖尿病
asthma: 喘息 | ぜんそく | 気管支喘息
copd: 慢性閉塞性肺疾患（COPD） | 慢性閉塞性肺疾患
epilepsy: てんかん
atrial-fibrillation: 心房細動
atrial-flutter: 心房粗動
heart-failure: 心不全 | 慢性心不全 | うっ血性心不全
coronary: 冠動脈疾患 | 虚血性心疾患
angina-pectoris: 狭心症
heart-attack: 心筋梗塞 | 急性心筋梗塞
stroke: 脳卒中
ischaemic-stroke: 脳梗塞
tia: 一過性脳虚血発作（TIA） | 一過性脳虚血発作
arrhythmia: 不整脈
long-qt: QT延長症候群
brugada: ブルガダ症候群
wpw: WPW症候群
svt: 上室性頻拍 | 発作性上室性頻拍
cardiomyopathy: 心筋症
hcm: 肥大型心筋症
aortic-stenosis: 大動脈弁狭窄症
mitral-prolapse: 僧帽弁逸脱症
mitral-regurgitation: 僧帽弁閉鎖不全症 | 僧帽弁逆流症
congenital-heart: 先天性心疾患
aortic-aneurysm: 大動脈瘤
brain-aneurysm: 脳動脈瘤
dvt: 深部静脈血栓症
pulmonary-embolism: 肺塞栓症 | 肺血栓塞栓症
pulmonary-hypertension: 肺高血圧症
pad: 末梢動脈疾患
cholesterol: 高コレステロール血症 | 高コレステロール
hyperlipidaemia: 脂質異常症（高脂血症） | 脂質異常症 | 高脂血症
depression: うつ病
anxiety: 不安障害 | 不安症
bipolar: 双極性障害（躁うつ病） | 双極性障害 | 躁うつ病
schizophrenia: 統合失調症
ptsd: 心的外傷後ストレス障害（PTSD） | 心的外傷後ストレス障害
adhd: 注意欠如・多動症（ADHD） | 注意欠陥多動性障害
autism: 自閉スペクトラム症（自閉症） | 自閉症 | 自閉スペクトラム症 | 自閉症スペクトラム障害
panic-disorder: パニック障害 | パニック症
ocd: 強迫性障害 | 強迫症
dementia: 認知症
alzheimers: アルツハイマー病 | アルツハイマー型認知症
parkinsons: パーキンソン病
multiple-sclerosis: 多発性硬化症
als: 筋萎縮性側索硬化症（ALS） | 筋萎縮性側索硬化症
myasthenia: 重症筋無力症
migraine: 片頭痛 | 偏頭痛
cerebral-palsy: 脳性まひ | 脳性麻痺
spinal-cord-injury: 脊髄損傷
spina-bifida: 二分脊椎
guillain-barre: ギラン・バレー症候群
muscular-dystrophy: 筋ジストロフィー
hydrocephalus: 水頭症
brain-injury: 外傷性脳損傷
brain-tumour: 脳腫瘍
narcolepsy: ナルコレプシー
paraplegia: 対まひ（両下肢の麻痺） | 対麻痺
tetraplegia: 四肢まひ | 四肢麻痺
hypothyroidism: 甲状腺機能低下症
hyperthyroidism: 甲状腺機能亢進症
hashimoto: 橋本病
graves: バセドウ病
addison: アジソン病
adrenal-insufficiency: 副腎不全 | 副腎皮質機能低下症
cushing: クッシング症候群
cah: 先天性副腎過形成症
kidney-disease: 慢性腎臓病
kidney-failure: 腎不全
dialysis: 透析 | 人工透析
haemodialysis: 血液透析
kidney-transplant: 腎移植 | 腎臓移植
liver-transplant: 肝移植 | 肝臓移植
heart-transplant: 心臓移植
kidney-stones: 腎結石
cirrhosis: 肝硬変
hepatitis-b: B型肝炎 | 慢性B型肝炎
hepatitis-c: C型肝炎 | 慢性C型肝炎
hiv: HIV感染症 | HIV感染
tuberculosis: 結核
fatty-liver: 脂肪肝
pancreatitis: 膵炎
crohns: クローン病
ulcerative-colitis: 潰瘍性大腸炎
coeliac: セリアック病
reflux: 胃食道逆流症 | 逆流性食道炎（胃食道逆流症）
ibs: 過敏性腸症候群
gastric-ulcer: 胃潰瘍
rheumatoid: 関節リウマチ | リウマチ（関節リウマチ）
osteoarthritis: 変形性関節症
arthritis: 関節炎
osteoporosis: 骨粗しょう症 | 骨粗鬆症
gout: 痛風
lupus: 全身性エリテマトーデス | ループス（全身性エリテマトーデス）
psoriasis: 乾癬
eczema: 湿疹
atopic-dermatitis: アトピー性皮膚炎
fibromyalgia: 線維筋痛症
spondylitis: 強直性脊椎炎
anaemia: 貧血
iron-anaemia: 鉄欠乏性貧血
sickle-cell: 鎌状赤血球症
thalassaemia: サラセミア
haemophilia: 血友病
haemophilia-a: 血友病A
haemophilia-b: 血友病B
von-willebrand: フォン・ヴィレブランド病 | フォンウィルブランド病
thrombocytopenia: 血小板減少症
factor-v: 第V因子ライデン変異
antiphospholipid: 抗リン脂質抗体症候群
g6pd: G6PD欠損症 | G6PD欠乏症
porphyria: ポルフィリン症
pku: フェニルケトン尿症
mastocytosis: 肥満細胞症
hereditary-angioedema: 遺伝性血管性浮腫
malignant-hyperthermia: 悪性高熱症
cystic-fibrosis: 嚢胞性線維症
sleep-apnoea: 睡眠時無呼吸症候群
pulmonary-fibrosis: 肺線維症
emphysema: 肺気腫
chronic-bronchitis: 慢性気管支炎
breast-cancer: 乳がん | 乳癌
prostate-cancer: 前立腺がん | 前立腺癌
lung-cancer: 肺がん | 肺癌
colon-cancer: 大腸がん | 大腸癌 | 結腸がん
thyroid-cancer: 甲状腺がん | 甲状腺癌
leukaemia: 白血病
lymphoma: リンパ腫
myeloma: 多発性骨髄腫
melanoma: メラノーマ（悪性黒色腫） | 悪性黒色腫 | メラノーマ
pregnancy: 妊娠 | 妊娠中
preeclampsia: 妊娠高血圧腎症（子癇前症） | 妊娠高血圧腎症
endometriosis: 子宮内膜症
pcos: 多嚢胞性卵巣症候群
prostate-enlarged: 前立腺肥大症 | 前立腺肥大
glaucoma: 緑内障
cataract: 白内障
macular-degeneration: 黄斑変性 | 加齢黄斑変性
blindness: 失明（全盲） | 失明 | 全盲
deafness: ろう（聴覚の喪失） | 聾
hearing-loss: 難聴
insomnia: 不眠症 | 不眠
obesity: 肥満症（肥満） | 肥満 | 肥満症
alcohol-dependence: アルコール依存症
asplenia: 無脾症（脾臓なし） | 無脾症
splenectomy: 脾臓摘出後 | 脾臓摘出 | 脾摘後
down-syndrome: ダウン症候群 | ダウン症
marfan: マルファン症候群
ehlers-danlos: エーラス・ダンロス症候群
sarcoidosis: サルコイドーシス
vasculitis: 血管炎
scoliosis: 側弯症 | 側わん症
raynaud: レイノー病 | レイノー症候群 | レイノー現象
hay-fever: 花粉症（アレルギー性鼻炎） | 花粉症 | アレルギー性鼻炎
food-allergy: 食物アレルギー
chronic-pain: 慢性疼痛 | 慢性痛
immunodeficiency: 免疫不全 | 免疫不全症
tracheostomy: 気管切開
pacemaker: ペースメーカー | 心臓ペースメーカー | ペースメーカ
icd: 植込み型除細動器（ICD） | 植込み型除細動器 | 植え込み型除細動器
cochlear-implant: 人工内耳
hearing-aid: 補聴器
hip-replacement: 人工股関節
knee-replacement: 人工膝関節
coronary-stent: 冠動脈ステント | 心臓ステント
insulin-pump: インスリンポンプ
heart-valve: 人工弁（心臓） | 人工心臓弁
mechanical-valve: 機械弁（心臓） | 機械弁
biological-valve: 生体弁（心臓） | 生体弁
vp-shunt: 脳室腹腔シャント（VPシャント） | VPシャント | 脳室腹腔シャント
port: 皮下埋込み型ポート（CVポート） | CVポート
dialysis-fistula: 透析用シャント | 内シャント
vagus-stimulator: 迷走神経刺激装置
brain-stimulator: 脳深部刺激装置
metal-plate: 金属プレート
breast-implants: 乳房インプラント | 豊胸インプラント
contraceptive-implant: 避妊インプラント
iud: 子宮内避妊具（IUD） | 子宮内避妊具
dental-implants: 歯科インプラント | インプラント（歯）
lvad: 補助人工心臓（左室、LVAD） | 左室補助人工心臓
urinary-catheter: 膀胱留置カテーテル（尿カテーテル） | 膀胱留置カテーテル | 尿道カテーテル | 尿道留置カテーテル | 尿カテーテル
feeding-tube: 栄養チューブ | 胃ろう | 胃瘻
colostomy: 結腸ストーマ（人工肛門）
ileostomy: 回腸ストーマ（人工肛門）
anaphylaxis: アナフィラキシー
anaphylactic-shock: アナフィラキシーショック
anaphylactic-reaction: アナフィラキシー反応
hives: じんましん | 蕁麻疹 | じん麻疹
rash: 発疹 | 皮疹
itching: かゆみ | 痒み | そう痒
swelling: 腫れ | はれ
facial-swelling: 顔の腫れ | 顔面の腫れ
lip-swelling: 唇の腫れ | くちびるの腫れ
tongue-swelling: 舌の腫れ
throat-swelling: のどの腫れ | 喉の腫れ
lips-and-tongue: 唇と舌の腫れ
angioedema: 血管性浮腫 | 血管浮腫 | クインケ浮腫
breathing: 呼吸困難 | 息苦しい | 息苦しさ
breathless: 息切れ
wheezing: 喘鳴（ゼーゼー） | 喘鳴 | ゼーゼー
bronchospasm: 気管支けいれん | 気管支痙攣 | 気管支攣縮
asthma-attack: 喘息発作
cough: せき | 咳
sneezing: くしゃみ
runny-nose: 鼻水
blocked-nose: 鼻づまり
watery-eyes: 涙目 | 流涙
itchy-eyes: 目のかゆみ
red-eyes: 目の充血 | 充血（目）
mouth-itching: 口の中のかゆみ | 口のかゆみ
nausea: 吐き気 | 悪心
vomiting: 嘔吐
nausea-vomiting: 吐き気と嘔吐 | 悪心と嘔吐
diarrhoea: 下痢
stomach-pain: 腹痛
stomach-cramps: 腹部のけいれん（差し込む腹痛）
stomach-upset: 胃の不調
low-pressure: 血圧低下 | 低血圧
dizziness: めまい
fainting: 失神
unconscious: 意識消失 | 意識を失う | 意識不明
palpitations: 動悸
fast-heartbeat: 頻脈
cardiac-arrest: 心停止
headache: 頭痛
fever: 発熱
redness: 皮膚の赤み（発赤） | 発赤 | 赤み
flushing: 潮紅（顔などの紅潮） | 潮紅 | 紅潮 | 顔面紅潮
blisters: 水ぶくれ | 水疱
skin-peeling: 皮膚の剥離
contact-dermatitis: 接触性皮膚炎 | 接触皮膚炎 | かぶれ（接触皮膚炎）
stevens-johnson: スティーブンス・ジョンソン症候群 | スティーヴンス・ジョンソン症候群 | 皮膚粘膜眼症候群
ten: 中毒性表皮壊死症 | 中毒性表皮壊死融解症
dress: 薬剤性過敏症症候群（DRESS） | 薬剤性過敏症症候群
serum-sickness: 血清病
liver-damage: 肝障害
kidney-damage: 腎障害
seizure: けいれん発作 | けいれん
confusion: 錯乱（意識の混乱） | 錯乱
bleeding: 出血
muscle-pain: 筋肉痛
joint-pain: 関節痛
fatigue: 疲労感 | だるさ | 倦怠感
drowsiness: 眠気
chest-pain: 胸痛 | 胸の痛み
severe: 重症 | 重い | 重篤
moderate: 中等症 | 中程度
mild: 軽症 | 軽い
life-threatening: 命に関わる | 生命に関わる | 生命にかかわる | 命にかかわる | 生命を脅かす | 命の危険 | 生命の危険 | 命の危険がある
very-severe: 非常に重い
severe-anaphylaxis: 重度、アナフィラキシー | 重度（アナフィラキシー）
intolerance: 不耐症
unknown: 不明
active: 活動期
chronic: 慢性期
resolved: 解決済み（治った） | 解決済み | 完治 | 治癒
remission: 寛解 | 寛解中 | 寛解期
controlled: コントロールされている | コントロール中
well-controlled: コントロール良好 | 良好にコントロール
stable: 安定 | 安定している
treated: 治療中 | 治療を受けている | 通院中（治療中）
monitored: 経過観察中 | 経過観察
improving: 改善中
worsening: 悪化中
recovering: 回復中
intermittent: 間欠的 | 断続的
acute: 急性
suspected: 疑い
mother: 母 | 母親 | お母さん
father: 父 | 父親 | お父さん
parents: 両親
parent: 親 | 父または母
wife: 妻 | 奥さん（妻）
husband: 夫
spouse: 配偶者
partner: パートナー
son: 息子 | 長男 | 次男
daughter: 娘 | 長女 | 次女
child: 子供（息子または娘） | 子供 | 子ども
brother: 兄または弟（兄弟）
sister: 姉または妹（姉妹） | 姉妹
elder-brother: 兄 | お兄さん
younger-brother: 弟
elder-sister: 姉 | お姉さん
younger-sister: 妹
sibling: きょうだい（兄弟姉妹） | 兄弟姉妹
grandmother: 祖母 | おばあちゃん | おばあさん | ばあちゃん
grandfather: 祖父 | おじいちゃん | おじいさん | じいちゃん
grandson: 孫（男）
granddaughter: 孫（女） | 孫娘
aunt: おば | 叔母 | 伯母
uncle: おじ | 叔父 | 伯父
niece: 姪
nephew: 甥
cousin: いとこ | 従兄弟 | 従姉妹
mother-in-law: 義母 | 義理の母
father-in-law: 義父 | 義理の父
son-in-law: 義理の息子（娘の夫） | 娘婿
daughter-in-law: 義理の娘（息子の妻）
brother-in-law: 義理の兄弟
sister-in-law: 義理の姉妹
stepmother: 継母
stepfather: 継父
stepson: 継息子（配偶者の息子）
stepdaughter: 継娘（配偶者の娘）
friend: 友人 | 友達
boyfriend: 彼氏（恋人） | 彼氏
girlfriend: 彼女（恋人）
fiance: 婚約者（男）
fiancee: 婚約者（女）
ex-husband: 元夫 | 前夫
ex-wife: 元妻 | 前妻
neighbour: 隣人 | 近所の人
flatmate: 同居人（ルームメイト） | ルームメイト
colleague: 同僚
boss: 上司
employer: 雇用主 | 雇い主
teacher: 先生（教師） | 教師 | 担任
school: 学校
carer: 介護者
guardian: 法定後見人 | 後見人
relative: 親族（親戚） | 親戚 | 親族 | 家族
godmother: 代母（名付け親）
godfather: 代父（名付け親）
doctor: 医師 | 医者
family-doctor: かかりつけ医 | 主治医（かかりつけ）
cardiologist: 循環器内科医
neurologist: 神経内科医 | 脳神経内科医
paediatrician: 小児科医
nurse: 看護師
social-worker: ソーシャルワーカー
self: 本人
oral: 口から（経口） | 経口 | 内服
inhaled: 吸入
subcutaneous: 皮下注射 | 皮下注
intramuscular: 筋肉注射 | 筋注
intravenous: 静脈注射 | 静注
sublingual: 舌下
rectal: 直腸内投与
nasal: 点鼻（鼻） | 点鼻
eye: 点眼（目） | 点眼
ear: 点耳（耳） | 点耳
skin: 皮膚に塗布 | 外用
patch: 貼付剤（貼り薬） | 貼付剤 | 貼り薬
vaginal: 腟内投与
tube: 経管栄養チューブから | 経管投与
`,
    },
  ],
  dosing: {
    numbers: '一 二 三 四 五 六 七 八 九 十 十一 十二',
    phrases: `
daily: 毎日
day-1: 1日1回 | 一日一回 | 1日一回
day-2: 1日2回 | 一日二回
day-3: 1日3回 | 一日三回
day-4: 1日4回 | 一日四回
day-n: 1日#回 | 一日#回
week-1: 週1回 | 週に1回 | 毎週 | 1週間に1回
week-2: 週2回 | 週に2回
week-3: 週3回 | 週に3回
week-n: 週#回 | 週に#回
month-1: 月1回 | 月に1回 | 毎月 | 1か月に1回
year-1: 年1回 | 年に1回
every-hours: #時間ごと | #時間毎 | #時間おき
every-other-day: 1日おき | 隔日
every-days: #日ごと | #日に1回
every-weeks: #週間ごと | #週ごと | #週に1回 | #週間に1回
every-months: #か月ごと | #ヶ月ごと | #か月に1回 | #ヶ月に1回
every-morning: 毎朝
every-evening: 毎晩 | 毎夜 | 毎夕
every-night: 毎晩 | 毎日夜間
morning: 朝
noon: 昼
afternoon: 午後
evening: 夕方 | 夕 | 夜 | 晩
night: 夜間 | 夜中
bedtime: 就寝前 | 寝る前 | 眠前
as-needed: 必要時 | 頓服 | 必要に応じて | 必要なとき | 頓用
before-meals: 食前 | 毎食前 | 朝昼夕食前
after-meals: 食後 | 毎食後 | 朝昼夕食後
with-meals: 食事と一緒に | 食事中
empty-stomach: 空腹時
before-breakfast: 朝食前
after-breakfast: 朝食後
with-breakfast: 朝食時
after-dinner: 夕食後
with-dinner: 夕食時
continuous: 持続的に | 持続
before-exercise: 運動前
emergency: 緊急時のみ | 緊急時
for-pain: 疼痛時 | 痛いとき | 痛む時 | 痛い時
tablet: #錠 | 1回#錠
half-tablet: 半錠 | 1/2錠
quarter-tablet: 4分の1錠 | 1/4錠
capsule: #カプセル | 1回#カプセル
drop: #滴
puff: #吸入 | #回吸入 | #吸入分
unit: #単位 | 1回#単位
patch: 貼付剤#枚 | 1回#枚
sachet: #包 | 1回#包
injection: 注射#本 | 注射#回
ampoule: #アンプル
suppository: 坐薬#個
spray: #噴霧 | #プッシュ
at-morning: 朝 #
at-noon: 昼 #
at-evening: 夕 #
at-bedtime: 就寝前 #
after-lunch: 昼食後
before-dinner: 夕食前
before-breakfast-dinner: 朝夕食前 | 朝食前と夕食前
after-breakfast-dinner: 朝夕食後 | 朝食後と夕食後
by-inr: INRに応じて
on-waking: 起床時
`,
  },
}
