/** Decisions by hand, for make-dangers.ts. */
import type { TreatmentMark } from '../src/languages'

export const ADDED: Readonly<Record<TreatmentMark, string>> = {
  anticoagulant: `acenocoumarin acenocoumarol acenocumarol acitrom aldocumar angiox arganova argatra arixtra calciparin clexan clexane clivarin clivarine coumadin coumadine desirett eliquis embolex enoxane falithrom femprocumon fenprocumon fluxum fragmin fraxiparin fraxodi ghemaxan hepaxane hibor inhixa innohep ivor jantoven klexane lawarin liquemin lixiana lovenox marcoumar marcumar marevan marfarin monoparin multiparin orfarin orgaran pelentan phenprocoumon pradaxa previscan roteas savaysa sinthrome sintrom syncumar thorinane trombostop uniwarfin varfarex waran warfant warfarex warfin xarelto zibor еліквіс клексан цибор`,
  insulin: `abasaglar abasria actraphane actrapid admelog afrezza apidra awiqli basaglar basalog berlinsulin biosulin fiasp gensulin glaritus humalog humapen huminsulin humulin hypurin inpremia insugen insulatard insuman kixelle lantus levemir liprolog lusduna lyumjev mixtard monotard myxredlin novolet novolin novolog novomix novorapid omnipod optisulin polhumin protaphan protaphane rezvoglar rinsulin rosinsulin ryzodeg semglee soliqua solostar suliqua toujeo tresiba trurapi ultratard velosulin winglore wosulin xultophy протафан туджео фармасулін`,
  clottingFactor: `advate adynovate adynovi afstyla alhemo alphanate alprolix altuviiio altuvoct balfaxar benefix berinin beriplex cevenfacta cofact confidex corifact elocta eloctate esperoct factane fandhi feiba fibrogammin haemate haemoctin helixate hemlibra hemofil hemoleven humate hympavzi idelvion immunate immunine ixinity jivi kcentra koate kogenate kovaltry mononine novoeight novoseven novothirteen nuwiq obizur octanate octanine octaplex optivate prothromplex rebinyn recombinate refacto refixia replenine rixubis sevenfact tretten veyvondi voncento vonvendi wilate wilfactin wilstart xyntha`,
  pulmonaryVasodilator: `caripul flolan ilomedin orenitram remodulin trepulmix tyvaso uptravi veletri ventavis yutrepia`,
  hypoglycaemic: `amadiab amarel amaryl amglidia avaglim daonil diabeta diabeton diabinese diabrezide diamicron dianben diaprel duetact enyglid euglucon glimax glimicron glubrava gluconorm glucotrol glucovance glurenorm glynase glynor maninil micronase minidiab minodiab novonorm orinase prandin rastinon roname semglucon solosa starlix tandemact tolinase`,
  steroid: `agamree alkindi astonin berlicort betamethasone betnesol calcort celestan celeston celestone cortancyl cortef cortone dacortin decadron decortin dectancyl deltacortene deltacortril deltasone dexagel dexaven dexona dexsol diprophos diprospan efmody emflaza encortolon encorton flebocortid florinef fortecortin hydroadreson hydrocortone hysone kenacort kenalog khindivi lederspan lepicortinolo lodotra medrate medrol medrone meticorten metyloprednizolon metypred millipred neofordex nisone omnacortil oradexon orapred panafcort panafcortelone pediapred plenadren polcortolon prednicort prednihexal prednol predsol rayos redipred soldesam solupred sterapred triamhexal urbason volon wysolone zamene кортинеф метилпред`,
  antiepileptic: `absenor amizepin antelepsin apilepsin aptiom apydan banzel briviact cerebyx convulex convulsofin depacon depakene depakin depakote depamide desitrend diacomit dihydan dilantin diphantoine elepsia encorate epanutin epanutine epilex epilim epilizine epival eptoin ergenyl exalief felbatol fenemal finlepsin fintepla frisium fycompa gabitril gardenal hermolepsin hydan iktorivil inovelon keppra klonopin lametec lamictal lamitor lamogine lamotrix levera levipil levroxa liskantin luminal matever micropakine mysoline neurotop onfi ontozry orfiril ospolot oxtellar paxam petinimid petnidan phenhydan phenhydantin potiga rivotril roweepra sabril spritam suxilep suxinutin taloxa tegretal tegretol tegrol timonil timox topamax trileptal trimonil trobalt urbanyl valparin valprosid vimpat xcopri zarontin zebinix zentropil zonegran zonisade бензонал ламотриджин`,
  nitrate: `gtn perlinganit adancor angicor anginine angised conpin corangin cordipatch corvasal corvaton dancor deponit diafusor discotrine elantan epinitril glytrin ikorel imdur isdn ismn ismo isoket isomack isordil langoran minitran molsidolat monicor monoket monosordil natispray nicoral nitriderm nitro nitrocor nitroderm nitrogranulong nitrolingual nitromint nitronal nitropohl nitrospray nitrostat olicard risordan sorbitrate suscard transiderm trinipatch vascardin кардикет нитрокор нитроминт нитросорбид сиднофарм`,
  pde5: `adcirca adempas alyq caverta cenforce cialis granpidam helleva kamagra levitra mvix penegra revatio sildegra spedra staxyn stendra suhagra tadacip tadliq viagra vidalista vivanza vizarsin zenegra zydena`,
  antiplatelet: `aas acard acenterine adiro aggrenox agregex albyl angettes areplex asa asasantin ascal ascriptin aspenter aspicot aspilets aspro ass astrix bamycor bayaspirin brilinta brilique bufferin caprin cardioaspirin cardiprin clopilet clopivas coplavix coraspin deplatt disprin duocover duoplavin ecopirin ecosprin ecotrin effient egitromb godamed grepid hjertemagnyl iscover kardegic lopigrel magnyl micropirin miniasal persantin plagril plavix pletal polocard possia protevasc seals solprin spren thromboass ticlid tromalyt trombex trombyl zyllt аспикор ацекардол зилт кардиомагнил кардіомагніл коплавикс магнікор плагрил тромбоасс тромбопол`,
  opioid: `abalgin abstral actiq actiskenan addnok adolonta anpec belbuca biodalgic breakyl brixadi bunalict bupredermal buprenotex butrans buvidal citodon codenfan codipar compensan contalgin contramal demerol depalgos depolan dhc dilaudid dipidolor dolantin dolargan dolcontin dolophine dolosal dolpar doltard dolzam doreta dropizol dsuvia duragesic durogesic dzuveo effentora endocet endone eptadone espranor fentora fortral hapoctasin heptanon instanyl ixprim jurnista kapake kapanol klipal lamaline longtec lorcet lortab lynlor malfin matrifen meptid metadol metasedin methadict methadose mialgin morphgesic moscontin nalocet neocodion nobligan norco norspan nubain nucynta opana opsynlo oramorph orobupré oxaydo oxyact oxycontin oxydolor oxylan oxynorm oxypro palexia palladon panadeine paracodin pecfent percocet percodan physeptone polamidon proladone rapifen recivit remedeine restiva roxicet roxicodone roxybond sevredol shortec skenan solpadol stadol sublocade suboxone substitol subutex sufenta talwin targin targinact temgesic temgésic tephine tiparol topalgic tradolan tradonal tramacet tramagetic tramagit tramal tramundin transtec triquisic tylex ultiva ultram valoron vellofent vendal vicodin vicoprofen xtampza zaldiar zalviso zamudol zomorph zubsolv бупранал залдиар омнопон промедол просидол трамал тримеперидин`,
  opioidBlocker: `adepend antaxone contrave ethylex evzio kloxxado mysimba nalorex naloxon narcan nemexin nyxoid opvee prenoxad revez revia selincro ventizolve vivitrol zimhi`,
  levodopa: `apogo apokyn apomine corbilta crexont dacepton dhivy dopadura duodopa duopa inbrija isicom kinson kynmobi lecigon levocomp madopar modopar movapo nacom parcopa produodopa prolopa restex rytary sastravi sinemet sinetrol stalevo striaton syndopa tidomet vyalev мадопар наком синемет сталево тидомет`,
  adrenalineAutoInjector: `adrenaclick allerject altellus anapen auvi chenpen emerade epipen eurneffy fastjekt jext neffy penepin symjepi twinject`,
  digoxin: `cardoxin digacin digimerck digitox digitoxin digomerck digoxin hemigoxine lanicor lanitop lanoxin lenoxin novodigal sigmaxin`,
  lithium: `camcolit carbolith carbolithium eskalith hypnorex liskonum litarex lithicarb lithiofor lithionit lithobid litosun maniprex neurolithium plenur priadel quilonorm quilonum resilient teralithe theralite theralithe контемнол седаліт`,
  maoInhibitor: `aurorix azilect clorix deprenyl eldepryl emsam humoryl imao jatrosom jumex jumexal jumexil manerix maoi marplan moclamine movergan nardelzine nardil otrasel parnate ralago rasabon rasagea xadago zelapar zyvox zyvoxid азилект онстрил пиразидол пирлиндол юмекс`,
  betablocker: `avlocardyl beloc betacap betaloc betapace bisoce bisocor bisohexal brevibloc bystolic carca cardensiel cardicor cardivas carvil conbis concor congescor coreg corgard coronis deralin detensiel dideral dilatrend dociton emconcor emcor eucardic hemangeol hemangiol hypoloc inderal inderide kerlone kredex lobivon lodoz logimax lopresor lopressor metohexal minax monocor nebicard nebilet nebilox obzidan prent sectral selectol seloken solgol sotacor sotahexal sotalex sotapor sumial temerit tenif tenoblock tenoret tenoretic tenormin toprol trandate trasicor visken ziac zok акридилол анаприлин анаприлін арител бипрол корвітол кординорм метокард небилонг нипертен таллитон эгилок`,
  immunosuppressant: `abrilada actemra adport advagraf afinitor amgevita amsparity arava arzip atgam aubagio avsola azafalk azapress azasan benepali benlysta bimzelx bredinin capimune cellcept certican cimzia cosentyx cyltezo deximune ebetrexat emthexate enbrel enspryng entyvio envarsus erelzi eticovo flixabi folitrax gengraf gilenya hadlima hefiya hukyndra hulio humira hyftor hyrimoz idacio ilaris ilumetri ilumya imraldi imuran imurane imurel imutrex inflectra ixifi jylamvo jyseleca kesimpta kevzara kineret kyntheum lantarel ledertrexate lemtrada litfulo lupkynis mabthera maxtrex mayzent methoblastin methofar metoject modigraf mtx mycept myfenax myfortic neoral nepexto nordimet novatrex nulojix ocrevus olumiant orencia otezla otrexup ponvory prograf rapamun rapamune remicade remsima renflexis riabni rinvoq rituxan rixathon roactemra ruxience sandimmun saphnelo siliq simponi simulect skyrizi soliris solymbic sotyktu stelara taltz thymoglobuline tremfya trexall truxima tyenne tysabri ultomiris votubia xatmep xeljanz yuflyma zeposia zessly`,
}

/** Other medicines with similar names, missing in the registers. */
export const OTHERS =
  'humex solicam acticarbine ultramox norcolesterol medrolgin مرة ميلجا actica ventolin panadol amoxil zantac'

/** A register lists these names among other medicines. Each has a reason to be marked. */
export const KEPT: Readonly<Record<string, string>> = {
  alhemo: 'concizumab, for haemophilia',
  hympavzi: 'marstacimab, for haemophilia',
  haemate: 'factor VIII, listed without its group in Poland',
  octaplex: 'prothrombin complex, listed without its group in Poland',
  enyglid: 'repaglinide, listed without its substance in the United Kingdom',
  prandin: 'as above',
  anapen: 'an adrenaline auto-injector, listed by its substance in Poland',
  twinject: 'as above, in the United States',
  epinefrina: 'adrenaline, listed by its substance in Brazil',
  epinephrine: 'as above, in the United States',
  isossorbida: 'an isosorbide nitrate, listed by its substance in Brazil',
  willebrand: 'von Willebrand factor, listed by its substance in Brazil',
  secuquinumabe: 'secukinumab, listed without its group in Brazil',
  アドベイト: 'factor VIII, listed by its substance in Japan',
  フローラン: 'epoprostenol, listed by its substance in Japan',
  ламотриджин: 'lamotrigine',
  perlinganit: 'nitroglycerin',
  aas: 'acetylsalicylic acid in Spanish and Portuguese',
  ass: 'acetylsalicylic acid in German',
}

/** Words of names without a meaning of their own. Each has a reason to be left out. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  vmp: 'a term of a register',
  previous: 'as above',
  subsequent: 'as above',
  apo: 'a maker',
  rho: 'a blood group too',
  poly: 'many',
  press: 'a common word',
  prisma: 'as above',
  soprano: 'as above',
  eth: 'an abbreviation',
  jamp: 'as above',
}
