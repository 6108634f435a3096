import type { Stock } from './invented-record'

const list = (text: string) => text.trim().split(/\s*[\n;]\s*/)

export const RUSSIAN: Stock = {
  language: 'ru',
  given: list(
    `Светлана; Дмитрий; Людмила; Владимир; Ксения; Айгуль; Рустам; Анна; Сергей; Елизавета; Фёдор; Татьяна; Игорь; Наталья; Алёна`,
  ),
  family: list(
    `Кузнецова; Лебедев; Григорян; Хасанов; Воробьёва; Тихонов; Щербакова; Ким; Яковлев; Морозова; Гайнутдинов; Соколова`,
  ),
  medicines:
    list(`Варфарин|2,5 мг|вечером; Метформин|1000 мг|2 раза в день; Конкор|5 мг|утром; Эналаприл|10 мг|2 раза в сутки; Кардиомагнил|75 мг|на ночь
    Эутирокс|75 мкг|утром натощак; Омепразол|20 мг|до еды; Аторвастатин|20 мг|на ночь; Лантус|18 ед|перед сном; Вентолин|2 вдоха|при необходимости
    Амлодипин|5 мг|1 раз в день; Фуросемид|40 мг|по утрам; Ксарелто|20 мг|во время ужина; Финлепсин ретард|400 мг|два раза в день
    Лозап|50 мг|ежедневно; Преднизолон|5 мг|утром после еды; Но-шпа|40 мг|при болях; Бисопролол|2,5 мг|1 р/д; Верошпирон|25 мг|1 таблетка в день
    Нурофен|200 мг|; Метотрексат|15 мг|1 раз в неделю; L-тироксин|50 мкг|натощак; Анаприлин|10 мг|при сердцебиении; Симбикорт|160/4,5|2 раза в сутки`),
  allergens:
    list(`Пенициллин|отёк Квинке; Арахис|удушье; Новокаин|анафилактический шок; Цитрусовые|сыпь; Пыльца берёзы|насморк; Мёд|зуд
    Укусы пчёл|отёк лица; Анальгин|крапивница; Латекс|покраснение; Йод|жжение; Шерсть кошки|чихание; Орехи|рвота; Пыль|кашель
    Амброзия|слезотечение; Яйца|; Лидокаин|падение давления; Цефтриаксон|крапивница; Клубника|сыпь на лице; Тополиный пух|
    Аспирин|приступ астмы; Шоколад|; Коровье молоко|понос; Контрастное вещество|тошнота; Рыба|сыпь`),
  severities: list(`Тяжёлая; Средняя; Лёгкая; Сильная; Умеренная; Тяжелая; Слабая`),
  conditions:
    list(`Гипертония; Сахарный диабет 2 типа; Бронхиальная астма; ИБС; Эпилепсия; Мерцательная аритмия; Хроническая почечная недостаточность
    Гипертоническая болезнь; Гипотиреоз; Сердечная недостаточность; Инфаркт в 2019; Язва желудка; Мигрень; Остеохондроз; Ишемическая болезнь сердца
    Ревматоидный артрит; Инсульт; Гепатит С; Псориаз; Хронический гастрит; Глаукома; Аденома простаты; Депрессия; ДЦП
    Хронический бронхит; ВСД; Подагра; Панкреатит; Варикоз`),
  relationships: list(
    `Жена; Муж; Дочь; Сын; Мама; Сестра; Соседка; Отец; Брат; Участковый врач; Внук; Подруга; Бабушка; Друг; Тётя; Папа`,
  ),
  notes:
    list(`Звоните дочери в любое время.; Плохо слышу на левое ухо.; Давление на левой руке не измерять.; Живу одна, ключ у соседки.
    Ингалятор в правом кармане.; Установлен кардиостимулятор в 2018 году.; Боюсь уколов, говорите со мной.`),
  phones: list(`+7 9## ###-##-##; 8 9## ### ## ##; 8(9##)#######; +7 7## ### ## ##; 89#########`),
}

export const TURKISH: Stock = {
  language: 'tr',
  given: list(
    `Ayşe; Mehmet; Fatma; Mustafa; Zeynep; Ahmet; Elif; Hüseyin; Şükrü; İbrahim; Gülşen; Çağlar; Özge; Işıl; Uğur; Nazlı`,
  ),
  family: list(
    `Yılmaz; Kaya; Demir; Çelik; Şahin; Öztürk; Yıldız; Aydın; Güneş; Koç; Işık; Ağaoğlu; İnan`,
  ),
  medicines:
    list(`Coraspin|100 mg|günde 1 kez; Glifor|1000 mg|günde 2 kez; Beloc ZOK|50 mg|sabah; Levotiron|100 mcg|sabah aç karnına; Lansor|30 mg|sabah aç
    Coumadin|5 mg|akşam; Delix|5 mg|1x1; Ator|20 mg|yatmadan önce; Lantus|20 ünite|gece; Ventolin|2 puf|gerektiğinde; Norvasc|10 mg|1x1
    Plavix|75 mg|günde bir defa; Parol|500 mg|ağrı olunca; Xarelto|20 mg|akşam yemeğiyle; Depakin|500 mg|2x1; Tegretol|200 mg|günde üç kez
    Metformin|850 mg|2x1 tok; Majezik|100 mg|; Nexium|40 mg|kahvaltıdan önce; Prednol|16 mg|sabah tok; Metotreksat|15 mg|haftada bir
    Diovan|80 mg|her gün; Furosemid|40 mg|sabahları; NovoRapid|8 ünite|yemeklerden önce; Lustral|50 mg|; Seretide|250/50|sabah akşam
    Dideral|40 mg|; Digoksin|0,25 mg|günde 1 tane; Ramipril|2,5 mg|sabah akşam; Amlodipin|5 mg|günde bir kez`),
  allergens:
    list(`Penisilin|döküntü; Yer fıstığı|nefes darlığı; Arı sokması|bayılma; Polen|hapşırma; Ev tozu|burun akıntısı; Fıstık|kaşıntı
    Süt|ishal; Yumurta|kızarıklık; Aspirin|astım krizi; Novalgin|kurdeşen; Balık|; İyot|yanma; Kedi tüyü|gözlerde sulanma; Çilek|döküntü
    Deniz ürünleri|kusma; Lateks|; Sefalosporin|anafilaksi; Ağrı kesici|dudakta şişme; Kontrast madde|bulantı; Domates|; Inek sütü|karın ağrısı
    Susam|; Küf|; Augmentin|kaşıntı; Ceviz|ağızda kaşıntı; Köpek|`),
  severities: list(`Ağır; Orta; Hafif; Şiddetli; Ciddi; Orta derecede; Çok ağır`),
  conditions:
    list(`Yüksek tansiyon; Şeker hastalığı; Tip 2 diyabet; Astım; KOAH; Guatr; Hipotiroidi; Epilepsi; Hipertansiyon; Kalp yetmezliği
    Tansiyon; Kalp krizi 2018; Ritim bozukluğu; Böbrek yetmezliği; Migren; Bel fıtığı; Romatizma; Hepatit B; Kansızlık; Ülser; Reflü
    Panik atak; Depresyon; Ailevi Akdeniz ateşi; Talasemi taşıyıcısı; Kolesterol; Koroner arter hastalığı; Atriyal fibrilasyon; Felç; Sara hastalığı`),
  relationships: list(
    `Eşim; Kızım; Oğlum; Annem; Babam; Eş; Anne; Baba; Kız kardeş; Abla; Ağabey; Komşu; Aile hekimi; Teyze; Kardeşim; Gelin; Arkadaş; Amca`,
  ),
  notes:
    list(`Lütfen önce kızımı arayın.; Sol koldan tansiyon ölçmeyin.; İşitme cihazı kullanıyorum.; Kalp pilim var, 2017.
    İnsülinim buzdolabında.; Yalnız yaşıyorum, anahtar kapıcıda.; Adrenalin kalemi çantamda.`),
  phones: list(`05## ### ## ##; +90 5## ### ## ##; 05#########; 0 (5##) ### ## ##`),
}

export const KOREAN: Stock = {
  language: 'ko',
  nameOrder: 'familyFirstJoined',
  given: list(
    `지훈; 서연; 영희; 민수; 하은; 정숙; 현우; 순자; 도윤; 미경; 준호; 혜진; 상철; 유나; 병철`,
  ),
  family: list(`김; 이; 박; 최; 정; 강; 조; 윤; 장; 임; 남궁; 한`),
  medicines:
    list(`아스피린|100mg|아침 식후; 메트포르민|500mg|하루 2번; 노바스크|5mg|1일 1회; 리피토|20mg|자기 전; 와파린|2mg|저녁; 란투스|18단위|취침 전
    씬지로이드|100mcg|아침 공복; 자렐토|20mg|저녁 식후; 콩코르|2.5mg|아침; 라식스|40mg|아침에; 타이레놀|500mg|아플 때; 벤토린|2번 흡입|필요할 때
    테그레톨|200mg|하루 세 번; 소론도|5mg|아침 식후; 플라빅스|75mg|하루 한 번; 자누비아|100mg|1일 1회; 글리메피리드|2mg|아침 식전; 넥시움|40mg|식전 30분
    코자|50mg|매일; 심비코트|160/4.5|하루 두 번; 메토트렉세이트|7.5mg|일주일에 한 번; 가바펜틴|300mg|하루 3회; 게보린||; 인슐린|8단위|식전
    혈압약|1알|아침; 엘리퀴스|5mg|12시간마다; 로수바스타틴|10mg|저녁; 데파코트|500mg|1일 2회; 오메프라졸|20mg|아침 식전`),
  allergens:
    list(`페니실린|두드러기; 땅콩|호흡곤란; 새우|가려움; 갑각류|입술 부음; 계란|발진; 우유|설사; 복숭아|목이 가려움; 꽃가루|콧물
    집먼지진드기|재채기; 고양이 털|눈 가려움; 조영제|아나필락시스; 벌|쇼크; 메밀|호흡곤란; 아스피린|얼굴 부종; 세파계 항생제|발진; 고등어|두드러기
    번데기|; 라텍스|; 견과류|구토; 게|; 소염진통제|천식 발작; 설파제|; 돼지고기|; 햇빛|; 키위|입 가려움; 호두|`),
  severities: list(`심함; 보통; 약함; 중증; 경증; 아주 심함`),
  conditions:
    list(`고혈압; 당뇨; 고지혈증; 제2형 당뇨병; 천식; 심방세동; 뇌졸중; 협심증; 갑상선기능저하증; 만성신부전; 뇌전증; 심근경색; 뇌경색 2020년
    B형 간염; 위염; 역류성 식도염; 퇴행성 관절염; 류마티스 관절염; 골다공증; 우울증; 공황장애; 빈혈; 허리디스크; 치매; 유방암 수술
    파킨슨병; 전립선비대증; 통풍; 갑상선 기능 항진증; 심부전; 편두통; 당뇨병`),
  relationships: list(
    `아내; 남편; 딸; 아들; 엄마; 아빠; 어머니; 아버지; 누나; 형; 언니; 오빠; 동생; 친구; 이웃; 며느리; 주치의; 배우자; 할머니; 손자`,
  ),
  notes:
    list(`먼저 딸에게 연락해 주세요.; 왼쪽 팔에 주사 놓지 마세요.; 보청기를 사용합니다.; 심박동기를 달고 있습니다.
    혼자 삽니다.; 인슐린은 냉장고에 있어요.; 일본어도 조금 합니다.`),
  phones: list(`010-####-####; +82 10-####-####; 02-###-####; 010########; 031-###-####`),
}

export const SWEDISH: Stock = {
  language: 'sv',
  given: list(
    `Astrid; Björn; Åsa; Göran; Elin; Lars-Erik; Ingegerd; Märta; Oskar; Ebba; Örjan; Kerstin; Mohamed; Saga; Nils`,
  ),
  family: list(
    `Andersson; Lindström; Öberg; Åkesson; Nyström; Hedlund; Björkman; Sjögren; Wallin; Ekström; Haddad; Åberg`,
  ),
  medicines:
    list(`Metformin|500 mg|2 gånger dagligen; Waran|2,5 mg|enligt ordination; Metoprolol|50 mg|på morgonen; Levaxin|100 µg|fastande på morgonen
    Trombyl|75 mg|1 gång dagligen; Enalapril|10 mg|1 tablett på morgonen; Simvastatin|20 mg|till kvällen; Omeprazol|20 mg|före frukost; Alvedon|500 mg|vid behov
    Eliquis|5 mg|2 ggr/dag; Furix|40 mg|morgon; Lantus|18 E|till natten; NovoRapid|6 E|till maten; Ventoline|2 puffar|vid behov
    Symbicort|160/4,5|morgon och kväll; Sertralin|50 mg|dagligen; Prednisolon|5 mg|varje morgon; Lergigan|25 mg|till natten; Metotrexat|15 mg|1 gång i veckan
    Citodon||vid behov; Zopiklon|7,5 mg|vid sänggåendet; Levetiracetam|500 mg|två gånger om dagen; Losartan|50 mg|en gång per dag
    Amlodipin|5 mg|1 gång/dag; Behepan|1 mg|; Bricanyl|1 inhalation|vid behov; Naproxen|500 mg|; Folsyra|5 mg|varje dag; Lyrica|75 mg|3 ggr dagligen`),
  allergens:
    list(`Penicillin|utslag; Jordnötter|svullnad i halsen; Nötter|klåda; Pälsdjur|nysningar; Björkpollen|rinnande näsa; Getingstick|chock
    Katt|rinnande ögon; Skaldjur|kräkningar; Ägg|eksem; Komjölk|magont; Nickel|eksem; Fisk|; Laktos|magont; Gräs|; Hund|; Sulfa|
    Kontrastmedel|nässelutslag; Kiwi|kliar i munnen; Äpple|; Latex|; Gluten|; Diklofenak|andnöd; Kvalster|täppt näsa; Hasselnöt|anafylaxi
    Plåster|; Morfin|illamående; Soja|; Bi|svullnad`),
  severities: list(`Svår; Måttlig; Lindrig; Allvarlig; Mild; Medelsvår; Lätt`),
  conditions:
    list(`Högt blodtryck; Typ 2-diabetes; Astma; Förmaksflimmer; KOL; Diabetes typ 1; Hjärtsvikt; Stroke 2019; Epilepsi; Hypotyreos; Njursvikt
    Migrän; Reumatoid artrit; Celiaki; Höga blodfetter; Depression; ADHD; Kranskärlssjukdom; Hjärtinfarkt; Psoriasis; Demens; Artros i knäna
    Bröstcancer; Ulcerös kolit; Crohns sjukdom; Parkinsons sjukdom; Sömnapné; Glaukom; Benskörhet; MS; Fibromyalgi; Ledgångsreumatism; Ångest`),
  relationships: list(
    `Fru; Make; Maka; Sambo; Dotter; Son; Mamma; Pappa; Syster; Bror; Mor; Granne; God man; Väninna; Särbo; Vän; Barnbarn; Husläkare; Mormor; Svärdotter`,
  ),
  notes:
    list(`Ring min dotter först.; Hör dåligt på vänster öra.; Ta inte blodtryck i vänster arm.; Har pacemaker sedan 2018.
    Insulinet ligger i kylskåpet.; Adrenalinpennan ligger i väskan.; Bor ensam, nyckel hos grannen.`),
  phones: list(`07#-### ## ##; +46 7# ### ## ##; 08-### ## ##; 07########`),
}

export const ROMANIAN: Stock = {
  language: 'ro',
  given: list(
    `Ioana; Andrei; Ștefan; Mihaela; Gheorghe; Elena; Cătălin; Ana-Maria; Vasile; Ilinca; Răzvan; Doina; Ion; Sânziana; Florin`,
  ),
  family: list(
    `Popescu; Ionescu; Dumitrescu; Stănescu; Țurcanu; Bălan; Munteanu; Șerban; Cojocaru; Rusu; Nagy; Pârvu`,
  ),
  medicines:
    list(`Metformin|1000 mg|de 2 ori pe zi; Concor|5 mg|dimineața; Trombostop|2 mg|seara; Aspenter|75 mg|după masa de prânz; Euthyrox|50 mcg|dimineața pe stomacul gol
    Siofor|850 mg|dimineața și seara; Prestarium|5 mg|1 pe zi; Atorvastatină|20 mg|seara; Omez|20 mg|înainte de masă; Lantus|18 unități|la culcare
    Ventolin|2 pufuri|la nevoie; Amlodipină|5 mg|o dată pe zi; Furosemid|40 mg|dimineata; Xarelto|20 mg|seara, cu mâncare; Carbamazepină|200 mg|de trei ori pe zi
    Nebilet|5 mg|zilnic; Tertensif|1,5 mg|; Paracetamol|500 mg|la nevoie; Algocalmin|500 mg|la durere; Plavix|75 mg|o dată pe zi; Medrol|16 mg|dimineața după masă
    Detralex|500 mg|; Metotrexat|15 mg|o dată pe săptămână; Sintrom|4 mg|conform INR; Controloc|40 mg|; Digoxin|0,25 mg|1/2 tabletă pe zi
    Depakine|500 mg|la 12 ore; Insulină NovoRapid|8 UI|înainte de mese; Spironolactonă|25 mg|1 comprimat dimineața; Nurofen|200 mg|; Indapamid|1,5 mg|dimineața`),
  allergens:
    list(`Penicilină|urticarie; Arahide|edem Quincke; Polen|strănut; Ambrozie|rinită; Nuci|mâncărime; Lapte|diaree; Ouă|erupție
    Venin de albine|leșin; Înțepături de viespe|umflarea feței; Praf|tuse; Acarieni|nas înfundat; Algocalmin|erupție; Aspirină|criză de astm
    Ampicilina|mancarimi; Căpșuni|; Pește|vărsături; Fructe de mare|; Lidocaină|șoc anafilactic; Iod|; Substanță de contrast|greață
    Păr de pisică|ochi înlăcrimați; Augmentin|roșeață; Latex|; Ciocolată|; Mucegai|; Biseptol|; Lapte de vacă|balonare`),
  severities: list(`Severă; Moderată; Ușoară; Gravă; Medie; Usoara; Foarte gravă`),
  conditions:
    list(`Hipertensiune arterială; Diabet zaharat tip 2; Astm bronșic; HTA; Fibrilație atrială; BPOC; Insuficiență cardiacă; Cardiopatie ischemică
    Infarct miocardic 2018; AVC; Epilepsie; Hipotiroidism; Insuficiență renală cronică; Gastrită; Ulcer; Hepatită B; Hepatită cronică C; Migrenă
    Artroză; Spondiloză; Poliartrită reumatoidă; Depresie; Glaucom; Anemie; Colesterol mărit; Boala Parkinson; Psoriazis; Tiroidită Hashimoto
    Varice; Cancer de sân; Ciroză; Osteoporoză; Gută; Diabet`),
  relationships: list(
    `Soție; Soț; Fiică; Fiu; Mama; Tata; Soră; Frate; Vecină; Medic de familie; Mamă; Prieten; Nepot; Bunică; Noră; Concubin; Cumnat; Verișoară`,
  ),
  notes:
    list(`Sunați-o întâi pe fiica mea.; Port aparat auditiv.; Nu luați tensiunea la brațul stâng.; Am stimulator cardiac din 2018.
    Insulina e în frigider.; Locuiesc singură, cheia e la vecină.; Nu vorbesc engleză.`),
  phones: list(`07## ### ###; +40 7## ### ###; 07########; 021 ### ## ##`),
}
