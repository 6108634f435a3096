/** Traditional characters are read like the simplified ones. */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'zh',
  leftOut: `
hornets anaphylactic-reaction
`,
  terms: [
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: 含麸质的谷物 | 含麸质谷物
gluten: 麸质 | 麸质（谷蛋白） | 面筋蛋白
crustaceans: 甲壳类 | 甲壳类动物
eggs: 鸡蛋 | 蛋 | 蛋类
fish: 鱼 | 鱼类
peanuts: 花生
soya: 大豆 | 黄豆
milk: 牛奶 | 牛乳
dairy: 乳制品 | 奶制品
milk-protein: 牛奶蛋白 | 牛奶蛋白质 | 乳蛋白
lactose: 乳糖
tree-nuts: 树坚果（不含花生） | 树坚果 | 木本坚果
almonds: 扁桃仁（巴旦木） | 巴旦木 | 扁桃仁
hazelnuts: 榛子
walnuts: 核桃
cashews: 腰果
pecans: 碧根果（美国山核桃） | 碧根果
brazil-nuts: 巴西坚果
pistachios: 开心果
macadamia: 夏威夷果（澳洲坚果） | 夏威夷果 | 澳洲坚果
celery: 芹菜
mustard: 芥菜籽（黄芥末） | 芥菜籽 | 黄芥末
sesame: 芝麻
sulphites: 亚硫酸盐
lupin: 羽扇豆
molluscs: 软体动物（贝类、鱿鱼等） | 软体动物
wheat: 小麦
rye: 黑麦
barley: 大麦
oats: 燕麦
spelt: 斯佩尔特小麦
shellfish: 甲壳类和贝类
shrimp: 虾 | 虾类 | 对虾
crab: 螃蟹 | 蟹
lobster: 龙虾
mussels: 贻贝 | 青口
oysters: 牡蛎（生蚝） | 牡蛎 | 生蚝
squid: 鱿鱼
salmon: 三文鱼（鲑鱼） | 三文鱼 | 鲑鱼
tuna: 金枪鱼（吞拿鱼） | 金枪鱼
cod: 鳕鱼
buckwheat: 荞麦
maize: 玉米
rice: 大米 | 稻米
potato: 土豆（马铃薯） | 土豆 | 马铃薯
chickpeas: 鹰嘴豆
lentils: 小扁豆 | 兵豆
peas: 豌豆
poppy-seeds: 罂粟籽
sunflower-seeds: 葵花籽 | 瓜子（葵花籽）
pine-nuts: 松子 | 松仁
coconut: 椰子
mango: 芒果
pineapple: 菠萝 | 凤梨
strawberries: 草莓
kiwi: 猕猴桃 | 奇异果
banana: 香蕉
avocado: 牛油果（鳄梨） | 牛油果 | 鳄梨
apple: 苹果
peach: 桃子 | 桃 | 水蜜桃
citrus: 柑橘类水果 | 柑橘类 | 柑橘
orange: 橙子
lemon: 柠檬
tomato: 番茄（西红柿） | 番茄 | 西红柿
carrot: 胡萝卜
garlic: 大蒜 | 蒜
onion: 洋葱
cinnamon: 肉桂
chocolate: 巧克力
cocoa: 可可
honey: 蜂蜜
beef: 牛肉
pork: 猪肉
red-meat: 红肉
chicken-meat: 鸡肉
gelatine: 明胶
yeast: 酵母
pollen: 花粉
grass-pollen: 禾本科花粉（牧草） | 禾本科花粉 | 牧草花粉
birch-pollen: 桦树花粉 | 白桦花粉
tree-pollen: 树木花粉 | 树花粉
olive-pollen: 橄榄树花粉
ragweed: 豚草 | 豚草花粉
mugwort: 艾蒿花粉（蒿属） | 艾蒿花粉 | 蒿属花粉 | 艾蒿
dust-mites: 尘螨 | 螨虫（尘螨） | 屋尘螨
house-dust: 屋尘（室内灰尘） | 屋尘 | 室内灰尘
mould: 霉菌 | 霉菌孢子
cats: 猫
cat-hair: 猫毛 | 猫皮屑
dogs: 狗 | 犬
dog-hair: 狗毛 | 狗皮屑
horses: 马
animal-hair: 动物毛发 | 动物皮屑 | 动物毛皮屑
feathers: 羽毛
cockroaches: 蟑螂
bee-sting: 蜜蜂蜇伤 | 蜜蜂叮咬 | 蜜蜂
bee-venom: 蜂毒（蜜蜂） | 蜜蜂毒液
wasp-sting: 黄蜂蜇伤 | 胡蜂蜇伤（黄蜂） | 黄蜂
wasp-venom: 黄蜂毒液
insect-sting: 昆虫叮咬（蜇伤） | 昆虫叮咬 | 昆虫蜇伤 | 虫咬
mosquito-bite: 蚊子叮咬 | 蚊虫叮咬 | 蚊子
fire-ants: 火蚁 | 红火蚁
jellyfish: 水母 | 海蜇（水母）
latex: 乳胶 | 天然乳胶 | 橡胶乳胶
contrast: 造影剂 | 对比剂
iodinated-contrast: 含碘造影剂 | 碘造影剂 | 碘对比剂
gadolinium: 钆造影剂 | 钆对比剂
iodine: 碘
povidone-iodine: 聚维酮碘（碘伏） | 聚维酮碘 | 碘伏
chlorhexidine: 氯己定（洗必泰） | 氯己定 | 洗必泰
plasters: 医用胶布（创可贴） | 胶布 | 创可贴 | 医用胶布 | 医用胶带
nickel: 镍
cobalt: 钴
chromium: 铬
formaldehyde: 甲醛
perfume: 香水（香精） | 香水
hair-dye: 染发剂
lanolin: 羊毛脂
wool: 羊毛
vaccines: 疫苗
influenza-vaccine: 流感疫苗
tetanus-vaccine: 破伤风疫苗
sunlight: 阳光 | 日光
penicillins: 青霉素类
cephalosporins: 头孢菌素类 | 头孢类 | 头孢 | 头孢菌素 | 头孢类抗生素
macrolides: 大环内酯类抗生素 | 大环内酯类
quinolones: 喹诺酮类抗生素 | 喹诺酮类
tetracyclines: 四环素类抗生素 | 四环素类
sulfonamides: 磺胺类药物 | 磺胺类 | 磺胺 | 磺胺药
antibiotics: 抗生素
nsaids: 非甾体抗炎药 | 非类固醇消炎药
opioids: 阿片类药物 | 阿片类
local-anaesthetics: 局部麻醉药 | 局麻药 | 局部麻醉
general-anaesthesia: 全身麻醉 | 全麻
muscle-relaxants: 肌肉松弛药（麻醉） | 肌松药（麻醉）
ace-inhibitors: 血管紧张素转换酶抑制剂（ACEI） | 血管紧张素转换酶抑制剂
beta-blockers: β受体阻滞剂
statins: 他汀类药物 | 他汀类 | 他汀
corticosteroids: 皮质类固醇（激素） | 皮质类固醇 | 糖皮质激素
anticoagulants: 抗凝药 | 抗凝剂
antihistamines: 抗组胺药
antidepressants: 抗抑郁药
diuretics: 利尿剂 | 利尿药
oral-contraceptive: 口服避孕药 | 避孕药（口服）
multivitamin: 复合维生素 | 多种维生素
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      rows: `
warfarin: 华法林
apixaban: 阿哌沙班
rivaroxaban: 利伐沙班
dabigatran: 达比加群 | 达比加群酯
edoxaban: 艾多沙班 | 依度沙班
heparin: 肝素
enoxaparin: 依诺肝素
dalteparin: 达肝素
acenocoumarol: 醋硝香豆素
phenprocoumon: 苯丙香豆素
acetylsalicylic-acid: 阿司匹林（乙酰水杨酸） | 阿司匹林 | 乙酰水杨酸 | 阿斯匹林
clopidogrel: 氯吡格雷
ticagrelor: 替格瑞洛
prasugrel: 普拉格雷
insulin: 胰岛素
insulin-glargine: 甘精胰岛素
insulin-lispro: 赖脯胰岛素
insulin-aspart: 门冬胰岛素
insulin-degludec: 德谷胰岛素
insulin-detemir: 地特胰岛素
metformin: 二甲双胍
glimepiride: 格列美脲
gliclazide: 格列齐特
glibenclamide: 格列本脲
sitagliptin: 西格列汀
linagliptin: 利格列汀
empagliflozin: 恩格列净
dapagliflozin: 达格列净
semaglutide: 司美格鲁肽
liraglutide: 利拉鲁肽
dulaglutide: 度拉糖肽
pioglitazone: 吡格列酮
glucagon: 胰高血糖素
prednisone: 泼尼松 | 强的松
prednisolone: 泼尼松龙 | 强的松龙
methylprednisolone: 甲泼尼龙 | 甲基强的松龙
hydrocortisone: 氢化可的松
dexamethasone: 地塞米松
fludrocortisone: 氟氢可的松
budesonide: 布地奈德
beclometasone: 倍氯米松
fluticasone: 氟替卡松
levetiracetam: 左乙拉西坦
lamotrigine: 拉莫三嗪
valproic-acid: 丙戊酸 | 丙戊酸钠
carbamazepine: 卡马西平
oxcarbazepine: 奥卡西平
phenytoin: 苯妥英 | 苯妥英钠
phenobarbital: 苯巴比妥
topiramate: 托吡酯
lacosamide: 拉考沙胺
gabapentin: 加巴喷丁
pregabalin: 普瑞巴林
morphine: 吗啡
fentanyl: 芬太尼
oxycodone: 羟考酮
hydromorphone: 氢吗啡酮
methadone: 美沙酮
buprenorphine: 丁丙诺啡
tramadol: 曲马多
codeine: 可待因
pethidine: 哌替啶 | 度冷丁 | 杜冷丁
naloxone: 纳洛酮
digoxin: 地高辛
lithium: 锂（碳酸锂） | 碳酸锂 | 锂盐
phenelzine: 苯乙肼
moclobemide: 吗氯贝胺
selegiline: 司来吉兰
rasagiline: 雷沙吉兰
metoprolol: 美托洛尔
bisoprolol: 比索洛尔
atenolol: 阿替洛尔
propranolol: 普萘洛尔 | 心得安
carvedilol: 卡维地洛
nebivolol: 奈必洛尔
sotalol: 索他洛尔
timolol: 噻吗洛尔
tacrolimus: 他克莫司
ciclosporin: 环孢素 | 环孢菌素
mycophenolic-acid: 麦考酚酸 | 吗替麦考酚酯 | 霉酚酸酯 | 霉酚酸
azathioprine: 硫唑嘌呤
methotrexate: 甲氨蝶呤
adalimumab: 阿达木单抗
etanercept: 依那西普
infliximab: 英夫利昔单抗 | 英夫利西单抗
rituximab: 利妥昔单抗
lisinopril: 赖诺普利
ramipril: 雷米普利
enalapril: 依那普利
perindopril: 培哚普利
captopril: 卡托普利
losartan: 氯沙坦 | 氯沙坦钾
valsartan: 缬沙坦
candesartan: 坎地沙坦
telmisartan: 替米沙坦
irbesartan: 厄贝沙坦
olmesartan: 奥美沙坦
amlodipine: 氨氯地平
nifedipine: 硝苯地平
diltiazem: 地尔硫䓬 | 地尔硫卓
verapamil: 维拉帕米
furosemide: 呋塞米 | 速尿
torasemide: 托拉塞米
hydrochlorothiazide: 氢氯噻嗪
spironolactone: 螺内酯
indapamide: 吲达帕胺
doxazosin: 多沙唑嗪
tamsulosin: 坦索罗辛
clonidine: 可乐定
amiodarone: 胺碘酮
flecainide: 氟卡尼
nitroglycerin: 硝酸甘油
atorvastatin: 阿托伐他汀
simvastatin: 辛伐他汀
rosuvastatin: 瑞舒伐他汀
pravastatin: 普伐他汀
ezetimibe: 依折麦布
salbutamol: 沙丁胺醇
formoterol: 福莫特罗
salmeterol: 沙美特罗
tiotropium: 噻托溴铵
ipratropium: 异丙托溴铵
montelukast: 孟鲁司特
theophylline: 茶碱
adrenaline: 肾上腺素
cetirizine: 西替利嗪
loratadine: 氯雷他定
desloratadine: 地氯雷他定
fexofenadine: 非索非那定
diphenhydramine: 苯海拉明
paracetamol: 对乙酰氨基酚（扑热息痛） | 对乙酰氨基酚 | 扑热息痛
ibuprofen: 布洛芬
diclofenac: 双氯芬酸
naproxen: 萘普生
metamizole: 安乃近
celecoxib: 塞来昔布
ketorolac: 酮咯酸
colchicine: 秋水仙碱
allopurinol: 别嘌醇 | 别嘌呤醇
sertraline: 舍曲林
citalopram: 西酞普兰
escitalopram: 艾司西酞普兰
fluoxetine: 氟西汀
paroxetine: 帕罗西汀
venlafaxine: 文拉法辛
duloxetine: 度洛西汀
mirtazapine: 米氮平
amitriptyline: 阿米替林
bupropion: 安非他酮
trazodone: 曲唑酮
quetiapine: 喹硫平
olanzapine: 奥氮平
risperidone: 利培酮
aripiprazole: 阿立哌唑
haloperidol: 氟哌啶醇
clozapine: 氯氮平
diazepam: 地西泮 | 安定
lorazepam: 劳拉西泮
alprazolam: 阿普唑仑
clonazepam: 氯硝西泮
midazolam: 咪达唑仑
zolpidem: 唑吡坦
methylphenidate: 哌甲酯
melatonin: 褪黑素
levodopa: 左旋多巴
carbidopa: 卡比多巴
pramipexole: 普拉克索
donepezil: 多奈哌齐
memantine: 美金刚
baclofen: 巴氯芬
sumatriptan: 舒马普坦 | 舒马曲坦
pyridostigmine: 溴吡斯的明 | 吡斯的明
omeprazole: 奥美拉唑
pantoprazole: 泮托拉唑
esomeprazole: 艾司奥美拉唑 | 埃索美拉唑
lansoprazole: 兰索拉唑
famotidine: 法莫替丁
ondansetron: 昂丹司琼
metoclopramide: 甲氧氯普胺 | 胃复安
domperidone: 多潘立酮
loperamide: 洛哌丁胺
lactulose: 乳果糖
mesalazine: 美沙拉秦 | 美沙拉嗪
levothyroxine: 左甲状腺素 | 左甲状腺素钠
thiamazole: 甲巯咪唑
desmopressin: 去氨加压素
estradiol: 雌二醇
progesterone: 黄体酮（孕酮） | 黄体酮 | 孕酮
testosterone: 睾酮
tamoxifen: 他莫昔芬
letrozole: 来曲唑
penicillin: 青霉素 | 盘尼西林
amoxicillin: 阿莫西林
ampicillin: 氨苄西林
clavulanic-acid: 克拉维酸
cefalexin: 头孢氨苄
ceftriaxone: 头孢曲松
cefuroxime: 头孢呋辛
azithromycin: 阿奇霉素
clarithromycin: 克拉霉素
erythromycin: 红霉素
doxycycline: 多西环素
tetracycline: 四环素
ciprofloxacin: 环丙沙星
levofloxacin: 左氧氟沙星
clindamycin: 克林霉素
vancomycin: 万古霉素
gentamicin: 庆大霉素
nitrofurantoin: 呋喃妥因
metronidazole: 甲硝唑
trimethoprim: 甲氧苄啶
sulfamethoxazole: 磺胺甲噁唑 | 磺胺甲恶唑
co-trimoxazole: 复方磺胺甲噁唑 | 复方磺胺甲恶唑 | 复方新诺明
rifampicin: 利福平
isoniazid: 异烟肼
aciclovir: 阿昔洛韦
lidocaine: 利多卡因
propofol: 丙泊酚 | 异丙酚
suxamethonium: 琥珀胆碱 | 氯化琥珀胆碱
rocuronium: 罗库溴铵
ketamine: 氯胺酮
folic-acid: 叶酸
vitamin-d: 维生素D | 维生素D3
vitamin-b12: 维生素B12
vitamin-c: 维生素C | 抗坏血酸
iron: 铁剂 | 铁
magnesium: 镁
calcium: 钙 | 钙片
potassium-chloride: 氯化钾
oxygen: 氧气 | 氧
hydroxychloroquine: 羟氯喹
sulfasalazine: 柳氮磺吡啶
finasteride: 非那雄胺
sildenafil: 西地那非
alendronic-acid: 阿仑膦酸
denosumab: 地舒单抗 | 地诺单抗
latanoprost: 拉坦前列素
hydroxycarbamide: 羟基脲
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: 高血压 | 高血压病
diabetes: 糖尿病
diabetes-1: 1型糖尿病 | 一型糖尿病 | Ⅰ型糖尿病
diabetes-2: 2型糖尿病 | 二型糖尿病 | Ⅱ型糖尿病
diabetes-gestational: 妊娠期糖尿病 | 妊娠糖尿病
asthma: 哮喘 | 支气管哮喘
copd: 慢性阻塞性肺疾病（慢阻肺） | 慢阻肺 | 慢性阻塞性肺疾病 | 慢性阻塞性肺病
epilepsy: 癫痫
atrial-fibrillation: 心房颤动（房颤） | 房颤 | 心房颤动 | 心房纤颤
atrial-flutter: 心房扑动（房扑） | 房扑 | 心房扑动
heart-failure: 心力衰竭 | 心衰 | 心力衰竭（心衰）
coronary: 冠心病 | 冠状动脉疾病 | 冠状动脉粥样硬化性心脏病
angina-pectoris: 心绞痛
heart-attack: 心肌梗死 | 心肌梗塞 | 心梗
stroke: 脑卒中（中风） | 中风 | 脑卒中
ischaemic-stroke: 脑梗死（缺血性中风） | 脑梗死 | 脑梗塞 | 脑梗
tia: 短暂性脑缺血发作
arrhythmia: 心律失常 | 心律不齐
long-qt: 长QT综合征
brugada: 布鲁加达综合征（Brugada） | Brugada综合征 | 布鲁加达综合征
wpw: 预激综合征（WPW） | WPW综合征
svt: 室上性心动过速
cardiomyopathy: 心肌病
hcm: 肥厚型心肌病
aortic-stenosis: 主动脉瓣狭窄
mitral-prolapse: 二尖瓣脱垂
mitral-regurgitation: 二尖瓣反流（关闭不全） | 二尖瓣反流 | 二尖瓣关闭不全
congenital-heart: 先天性心脏病 | 先心病
aortic-aneurysm: 主动脉瘤
brain-aneurysm: 脑动脉瘤
dvt: 深静脉血栓 | 下肢深静脉血栓 | 深静脉血栓形成
pulmonary-embolism: 肺栓塞
pulmonary-hypertension: 肺动脉高压
pad: 外周动脉疾病
cholesterol: 高胆固醇血症（胆固醇高） | 高胆固醇 | 高胆固醇血症
hyperlipidaemia: 高脂血症 | 高血脂
depression: 抑郁症
anxiety: 焦虑症 | 焦虑障碍
bipolar: 双相情感障碍（躁郁症） | 双相情感障碍 | 躁郁症 | 双相障碍
schizophrenia: 精神分裂症
ptsd: 创伤后应激障碍
adhd: 注意缺陷多动障碍（多动症） | 多动症 | 注意缺陷多动障碍
autism: 自闭症（孤独症） | 自闭症 | 孤独症 | 孤独症谱系障碍 | 自闭症谱系障碍
panic-disorder: 惊恐障碍
ocd: 强迫症
dementia: 痴呆症（失智） | 痴呆 | 痴呆症 | 失智症
alzheimers: 阿尔茨海默病 | 阿尔茨海默症
parkinsons: 帕金森病 | 帕金森
multiple-sclerosis: 多发性硬化 | 多发性硬化症
als: 肌萎缩侧索硬化（渐冻症） | 渐冻症 | 肌萎缩侧索硬化 | 肌萎缩侧索硬化症
myasthenia: 重症肌无力
migraine: 偏头痛
cerebral-palsy: 脑瘫（脑性瘫痪） | 脑瘫 | 脑性瘫痪
spinal-cord-injury: 脊髓损伤
spina-bifida: 脊柱裂
guillain-barre: 吉兰-巴雷综合征 | 格林-巴利综合征
muscular-dystrophy: 肌营养不良 | 肌营养不良症
hydrocephalus: 脑积水
brain-injury: 创伤性脑损伤（脑外伤） | 脑外伤 | 创伤性脑损伤
brain-tumour: 脑肿瘤 | 脑瘤
narcolepsy: 发作性睡病
paraplegia: 截瘫
tetraplegia: 四肢瘫痪 | 四肢瘫
hypothyroidism: 甲状腺功能减退（甲减） | 甲减 | 甲状腺功能减退 | 甲状腺功能减退症
hyperthyroidism: 甲状腺功能亢进（甲亢） | 甲亢 | 甲状腺功能亢进 | 甲状腺功能亢进症
hashimoto: 桥本甲状腺炎
graves: 格雷夫斯病（Graves病） | Graves病 | 格雷夫斯病
addison: 艾迪生病（Addison病） | 艾迪生病
adrenal-insufficiency: 肾上腺皮质功能不全 | 肾上腺功能不全 | 肾上腺功能减退
cushing: 库欣综合征
cah: 先天性肾上腺皮质增生症
kidney-disease: 慢性肾脏病 | 慢性肾病
kidney-failure: 肾衰竭 | 肾功能衰竭
dialysis: 透析
haemodialysis: 血液透析
kidney-transplant: 肾移植
liver-transplant: 肝移植
heart-transplant: 心脏移植
kidney-stones: 肾结石
cirrhosis: 肝硬化
hepatitis-b: 乙型肝炎 | 乙肝 | 慢性乙型肝炎 | 慢性乙肝
hepatitis-c: 丙型肝炎 | 丙肝 | 慢性丙型肝炎
hiv: 艾滋病病毒感染（HIV） | HIV感染
tuberculosis: 结核病 | 肺结核（结核病）
fatty-liver: 脂肪肝
pancreatitis: 胰腺炎
crohns: 克罗恩病
ulcerative-colitis: 溃疡性结肠炎
coeliac: 乳糜泻 | 麦胶性肠病
reflux: 胃食管反流病 | 胃食管反流
ibs: 肠易激综合征
gastric-ulcer: 胃溃疡
rheumatoid: 类风湿关节炎 | 类风湿性关节炎
osteoarthritis: 骨关节炎
arthritis: 关节炎
osteoporosis: 骨质疏松症 | 骨质疏松
gout: 痛风
lupus: 系统性红斑狼疮 | 红斑狼疮
psoriasis: 银屑病（牛皮癣） | 银屑病 | 牛皮癣
eczema: 湿疹
atopic-dermatitis: 特应性皮炎
fibromyalgia: 纤维肌痛 | 纤维肌痛综合征
spondylitis: 强直性脊柱炎
anaemia: 贫血
iron-anaemia: 缺铁性贫血
sickle-cell: 镰状细胞病（镰刀型贫血） | 镰状细胞病 | 镰状细胞贫血
thalassaemia: 地中海贫血
haemophilia: 血友病
haemophilia-a: 血友病A（甲型） | 血友病A | 血友病甲 | A型血友病
haemophilia-b: 血友病B（乙型） | 血友病B | 血友病乙 | B型血友病
von-willebrand: 血管性血友病
thrombocytopenia: 血小板减少症 | 血小板减少
factor-v: 凝血因子V Leiden突变
antiphospholipid: 抗磷脂综合征 | 抗磷脂抗体综合征
g6pd: G6PD缺乏症（蚕豆病） | 蚕豆病 | G6PD缺乏症
porphyria: 卟啉病
pku: 苯丙酮尿症
mastocytosis: 肥大细胞增多症
hereditary-angioedema: 遗传性血管性水肿
malignant-hyperthermia: 恶性高热
cystic-fibrosis: 囊性纤维化
sleep-apnoea: 睡眠呼吸暂停 | 睡眠呼吸暂停综合征 | 阻塞性睡眠呼吸暂停
pulmonary-fibrosis: 肺纤维化
emphysema: 肺气肿
chronic-bronchitis: 慢性支气管炎 | 慢支
breast-cancer: 乳腺癌
prostate-cancer: 前列腺癌
lung-cancer: 肺癌
colon-cancer: 结肠癌 | 大肠癌 | 结直肠癌
thyroid-cancer: 甲状腺癌
leukaemia: 白血病
lymphoma: 淋巴瘤
myeloma: 多发性骨髓瘤
melanoma: 黑色素瘤
pregnancy: 怀孕 | 妊娠
preeclampsia: 子痫前期 | 先兆子痫
endometriosis: 子宫内膜异位症
pcos: 多囊卵巢综合征
prostate-enlarged: 良性前列腺增生 | 前列腺增生 | 前列腺肥大
glaucoma: 青光眼
cataract: 白内障
macular-degeneration: 黄斑变性
blindness: 失明 | 盲
deafness: 耳聋（失聪） | 耳聋 | 失聪
hearing-loss: 听力减退 | 听力损失 | 听力下降
insomnia: 失眠 | 失眠症
obesity: 肥胖症 | 肥胖
alcohol-dependence: 酒精依赖 | 酒精成瘾
asplenia: 无脾 | 无脾症
splenectomy: 脾切除（已切除脾脏） | 脾切除 | 脾切除术后
down-syndrome: 唐氏综合征 | 21三体综合征
marfan: 马方综合征 | 马凡综合征
ehlers-danlos: 埃勒斯-当洛斯综合征 | 埃勒斯-丹洛斯综合征
sarcoidosis: 结节病
vasculitis: 血管炎
scoliosis: 脊柱侧弯 | 脊柱侧凸
raynaud: 雷诺病 | 雷诺现象 | 雷诺综合征
hay-fever: 花粉症（过敏性鼻炎） | 过敏性鼻炎 | 花粉症
food-allergy: 食物过敏
chronic-pain: 慢性疼痛
immunodeficiency: 免疫缺陷 | 免疫缺陷病
tracheostomy: 气管造口 | 气管切开
pacemaker: 心脏起搏器 | 起搏器
icd: 植入式心律转复除颤器（ICD） | 植入式除颤器 | 植入式心脏除颤器
cochlear-implant: 人工耳蜗
hearing-aid: 助听器
hip-replacement: 人工髋关节 | 髋关节置换 | 髋关节置换术后
knee-replacement: 人工膝关节 | 膝关节置换 | 膝关节置换术后
coronary-stent: 冠状动脉支架 | 心脏支架 | 冠脉支架
insulin-pump: 胰岛素泵
heart-valve: 人工心脏瓣膜 | 人工瓣膜（心脏）
mechanical-valve: 机械心脏瓣膜 | 机械瓣膜（心脏）
biological-valve: 生物心脏瓣膜 | 生物瓣膜（心脏）
vp-shunt: 脑室腹腔分流管 | 脑室-腹腔分流
port: 植入式静脉输液港 | 输液港
dialysis-fistula: 透析用动静脉内瘘 | 动静脉内瘘 | 动静脉瘘
vagus-stimulator: 迷走神经刺激器
brain-stimulator: 脑深部电刺激器 | 脑起搏器
metal-plate: 金属板 | 钢板（金属板）
breast-implants: 乳房假体 | 隆胸假体
contraceptive-implant: 皮下避孕植入剂 | 皮下埋植避孕
iud: 宫内节育器 | 节育环
dental-implants: 种植牙 | 牙种植体
lvad: 左心室辅助装置（LVAD） | 左心室辅助装置
urinary-catheter: 导尿管 | 尿管
feeding-tube: 饲管 | 鼻饲管
colostomy: 结肠造口
ileostomy: 回肠造口
anaphylaxis: 严重过敏反应 | 全身性严重过敏反应
anaphylactic-shock: 过敏性休克
hives: 荨麻疹 | 风团
rash: 皮疹 | 出疹子
itching: 瘙痒 | 皮肤瘙痒 | 发痒
swelling: 肿胀 | 浮肿（肿胀）
facial-swelling: 面部肿胀 | 脸肿 | 脸部肿胀
lip-swelling: 嘴唇肿胀 | 唇肿 | 嘴唇肿
tongue-swelling: 舌头肿胀 | 舌肿胀
throat-swelling: 喉咙肿胀 | 咽喉肿胀
lips-and-tongue: 嘴唇和舌头肿胀
angioedema: 血管性水肿
breathing: 呼吸困难
breathless: 气短 | 呼吸急促 | 气促
wheezing: 哮鸣（喘息声） | 哮鸣 | 哮鸣音
bronchospasm: 支气管痉挛
asthma-attack: 哮喘发作
cough: 咳嗽
sneezing: 打喷嚏 | 喷嚏
runny-nose: 流鼻涕 | 流涕
blocked-nose: 鼻塞
watery-eyes: 流泪 | 流眼泪
itchy-eyes: 眼睛痒 | 眼痒
red-eyes: 眼睛发红 | 眼红
mouth-itching: 口腔发痒 | 口腔瘙痒 | 嘴巴痒
nausea: 恶心
vomiting: 呕吐
nausea-vomiting: 恶心和呕吐 | 恶心呕吐
diarrhoea: 腹泻 | 拉肚子
stomach-pain: 腹痛 | 肚子痛 | 肚子疼
stomach-cramps: 腹部绞痛 | 腹绞痛
stomach-upset: 肠胃不适 | 胃部不适
low-pressure: 血压下降（低血压） | 低血压 | 血压下降
dizziness: 头晕
fainting: 晕厥 | 昏倒 | 晕倒
unconscious: 意识丧失 | 失去意识
palpitations: 心悸
fast-heartbeat: 心跳过快 | 心动过速 | 心跳加快
cardiac-arrest: 心脏骤停 | 心搏骤停
headache: 头痛 | 头疼
fever: 发烧 | 发热
redness: 皮肤发红 | 红肿发红（皮肤）
flushing: 面部潮红 | 潮红
blisters: 水疱 | 水泡
skin-peeling: 皮肤脱皮 | 脱皮 | 皮肤剥脱
contact-dermatitis: 接触性皮炎
stevens-johnson: 史蒂文斯-约翰逊综合征 | Stevens-Johnson综合征
ten: 中毒性表皮坏死松解症
dress: 药物超敏反应综合征（DRESS） | DRESS综合征
serum-sickness: 血清病
liver-damage: 肝损伤 | 肝损害
kidney-damage: 肾损伤 | 肾损害
seizure: 抽搐（惊厥发作） | 抽搐 | 惊厥
confusion: 意识混乱 | 神志不清（意识混乱）
bleeding: 出血
muscle-pain: 肌肉疼痛 | 肌肉痛
joint-pain: 关节疼痛 | 关节痛
fatigue: 疲劳 | 乏力
drowsiness: 嗜睡（困倦） | 嗜睡 | 困倦
chest-pain: 胸痛
severe: 严重
moderate: 中度
mild: 轻度 | 轻微
life-threatening: 危及生命 | 有生命危险 | 威胁生命 | 有生命危險 | 生命危险 | 可危及生命 | 致命
very-severe: 非常严重
severe-anaphylaxis: 重度，严重过敏反应
intolerance: 不耐受
unknown: 不明（不清楚） | 未知 | 不详
active: 活动期 | 活动性
chronic: 慢性
resolved: 已痊愈（已解决） | 已解决 | 已治愈 | 治愈 | 痊愈
remission: 缓解期 | 缓解
controlled: 已控制 | 受控制
well-controlled: 控制良好
stable: 稳定 | 病情稳定
treated: 正在治疗 | 正在接受治疗
monitored: 观察中 | 监测中
improving: 好转中 | 好转
worsening: 恶化中 | 恶化
recovering: 康复中 | 恢复中
intermittent: 间歇性
acute: 急性
suspected: 疑似
mother: 母亲 | 妈妈
father: 父亲 | 爸爸
parents: 父母
parent: 父亲或母亲
wife: 妻子 | 太太 | 老婆
husband: 丈夫 | 先生（丈夫） | 老公
spouse: 配偶 | 爱人（配偶） | 夫妻（配偶）
partner: 伴侣 | 同居伴侣
son: 儿子 | 长子
daughter: 女儿 | 长女
child: 子女 | 孩子
brother: 哥哥或弟弟（兄弟）
sister: 姐姐或妹妹（姐妹） | 姐妹
elder-brother: 哥哥
younger-brother: 弟弟
elder-sister: 姐姐
younger-sister: 妹妹
sibling: 兄弟姐妹
grandmother: 祖母或外祖母 | 奶奶 | 祖母 | 外婆 | 外祖母 | 姥姥
grandfather: 祖父或外祖父 | 爷爷 | 祖父 | 外公 | 外祖父 | 姥爷
grandson: 孙子或外孙 | 孙子 | 外孙
granddaughter: 孙女或外孙女 | 孙女 | 外孙女
aunt: 姑姑或姨妈 | 姑姑 | 姨妈 | 姑妈 | 舅妈 | 婶婶
uncle: 伯父、叔父或舅父 | 舅舅 | 伯父 | 叔父 | 伯伯 | 舅父
niece: 侄女或外甥女 | 侄女 | 外甥女
nephew: 侄子或外甥 | 侄子 | 外甥
cousin: 堂或表兄弟姐妹 | 表哥 | 表弟 | 表姐 | 表妹 | 堂哥 | 堂弟 | 堂姐 | 堂妹
mother-in-law: 婆婆或岳母 | 岳母 | 婆婆 | 丈母娘
father-in-law: 公公或岳父 | 岳父 | 公公
son-in-law: 女婿
daughter-in-law: 儿媳 | 儿媳妇
brother-in-law: 姐夫、妹夫或配偶的兄弟 | 姐夫 | 妹夫 | 小舅子
sister-in-law: 嫂子、弟媳或配偶的姐妹 | 嫂子 | 弟媳
stepmother: 继母
stepfather: 继父
stepson: 继子
stepdaughter: 继女
friend: 朋友 | 好友 | 好朋友
boyfriend: 男朋友 | 男友
girlfriend: 女朋友 | 女友
fiance: 未婚夫
fiancee: 未婚妻
ex-husband: 前夫
ex-wife: 前妻
neighbour: 邻居
flatmate: 室友
colleague: 同事
boss: 上司 | 老板
employer: 雇主
teacher: 老师 | 教师
school: 学校
carer: 照护者 | 看护 | 护工 | 照顾者
guardian: 法定监护人 | 监护人
relative: 亲属 | 亲戚 | 家人
godmother: 教母
godfather: 教父
doctor: 医生 | 大夫
family-doctor: 家庭医生
cardiologist: 心脏科医生 | 心内科医生
neurologist: 神经科医生 | 神经内科医生
paediatrician: 儿科医生
nurse: 护士
social-worker: 社会工作者 | 社工
self: 本人
oral: 口服
inhaled: 吸入
subcutaneous: 皮下注射
intramuscular: 肌肉注射 | 肌内注射
intravenous: 静脉注射
sublingual: 舌下含服 | 舌下
rectal: 直肠给药
nasal: 鼻腔给药 | 滴鼻
eye: 滴眼（眼部） | 滴眼
ear: 滴耳（耳部） | 滴耳
skin: 外用（皮肤） | 外用
patch: 贴剂（经皮） | 贴剂 | 贴片
vaginal: 阴道给药
tube: 经饲管给药
`,
    },
  ],
  dosing: {
    numbers: '一 二/两 三 四 五 六 七 八 九 十 十一 十二',
    phrases: `
daily: 每天 | 每日 | 天天
day-1: 每日一次 | 每天一次 | 一日一次 | 每天1次 | 每日1次 | 一天一次 | 1日1次
day-2: 每日两次 | 每天两次 | 一日两次 | 每天2次 | 每日2次 | 一天两次 | 一日二次 | 每日二次 | 1日2次
day-3: 每日三次 | 每天三次 | 一日三次 | 每天3次 | 每日3次 | 一天三次 | 1日3次
day-4: 每日四次 | 每天四次 | 一日四次 | 每天4次 | 每日4次 | 一天四次
day-n: 每日#次 | 每天#次 | 一日#次 | 一天#次 | 1日#次 | 1天#次
week-1: 每周一次 | 每周1次 | 一周一次 | 每星期一次
week-2: 每周两次 | 每周2次 | 一周两次
week-3: 每周三次 | 每周3次 | 一周三次
week-n: 每周#次
month-1: 每月一次 | 每个月一次 | 每月1次
year-1: 每年一次 | 每年1次
every-hours: 每#小时一次 | 每#小时 | 每隔#小时 | 每#小时1次 | #小时一次 | #小时1次
every-other-day: 隔日一次 | 隔天一次 | 每两天一次 | 隔日 | 隔天 | 每2天一次
every-days: 每#天一次 | 每#天
every-weeks: 每#周一次 | 每#周
every-months: 每#个月一次 | 每#个月
every-morning: 每天早上 | 每天早晨 | 每晨 | 每早一次 | 每天早上一次
every-evening: 每晚 | 每天晚上 | 每晚一次 | 每晚1次 | 每天傍晚
every-night: 每晚 | 每天夜间
morning: 早上 | 早晨 | 早
noon: 中午
afternoon: 下午
evening: 晚上 | 晚 | 晚间 | 傍晚
night: 夜间 | 半夜
bedtime: 睡前 | 临睡前
as-needed: 需要时 | 必要时 | 按需 | 需要时服用 | 必要时服用
before-meals: 饭前 | 餐前 | 饭前服用 | 三餐前 | 早中晚餐前
after-meals: 饭后 | 餐后 | 饭后服用 | 三餐后 | 早中晚餐后
with-meals: 随餐 | 随餐服用 | 餐中 | 与餐同服
empty-stomach: 空腹 | 空腹服用
before-breakfast: 早餐前 | 早饭前
after-breakfast: 早餐后 | 早饭后
with-breakfast: 随早餐
after-dinner: 晚餐后 | 晚饭后
with-dinner: 随晚餐
continuous: 持续使用 | 持续
before-exercise: 运动前
emergency: 仅紧急时使用 | 紧急时 | 急救时
for-pain: 疼痛时 | 痛时
tablet: #片 | #粒药片 | 每次#片 | 一次#片
half-tablet: 半片 | 1/2片
quarter-tablet: 四分之一片 | 1/4片
capsule: #粒胶囊 | #颗胶囊
drop: #滴
puff: #喷（吸入） | #吸
unit: #单位 | #个单位 | 每次#单位
patch: #贴
sachet: #袋 | #包 | 每次#袋 | 一次#袋
injection: 注射#次 | #针
ampoule: #支安瓿 | #安瓿
suppository: #枚栓剂
spray: #喷
at-morning: 早 #
at-noon: 中 #
at-evening: 晚 #
at-bedtime: 睡前 #
after-lunch: 午餐后 | 午饭后
before-dinner: 晚餐前 | 晚饭前
before-breakfast-dinner: 早晚餐前 | 早晚饭前 | 早餐前和晚餐前
after-breakfast-dinner: 早晚餐后 | 早晚饭后 | 早餐后和晚餐后
by-inr: 根据INR调整 | 根据INR
on-waking: 起床时
`,
  },
}
