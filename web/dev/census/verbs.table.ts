const list = (words: string): string[] => words.trim().split(/\s+/)

/** Forms that are finite wherever they are. */
export const FINITE: readonly string[] = list(`
  is are was were am has have had do does did can could will would shall should may might must cannot
  isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't
  shouldn't mustn't needn't it's that's there's he's she's what's who's let's they're we're you're i'm
  it'll they'll you'll we'll they've we've you've i've it'd they'd
  went came became took gave saw knew began wrote chose spoke broke fell grew ran drew flew threw woke
  forgot rose shook swam swore`)

/** Verbs whose base form and -s form are seldom nouns. */
export const VERBS: readonly string[] = list(`
  accept achieve acknowledge add adopt affect agree allow announce appear append apply ask assert
  assign assume attach avoid become begin behave believe belong bring calculate catch cause choose 
  collect combine come compile comply compress compute concern confirm connect consist construct consume
  contain continue contribute convert correspond create deal decide declare decode decompress decrypt
  define delete deliver demand depend derive describe deserve destroy detect determine die differ
  disappear discard discover dispatch distinguish divide eat emit enable encode encrypt
  enforce ensure enter erase escape establish exceed exclude execute exist expect expire explain expose
  express extend fail fall feed feel fetch find finish flush follow forbid forget forward gather
  generate get give go grow guarantee guess handle happen have hear hide hit hold identify ignore
  imply improve include increase indicate inform inherit initialize insert inspect install intend
  interpret introduce invalidate invent invoke involve join keep know lack learn leave let lie
  listen load lose make match mean meet merge mention modify multiply need normalize
  notice notify observe obtain occur omit overflow overlap overlook overwrite parse participate
  perform permit persist pick poll prepare preserve press prevent proceed produce promise
  propagate protect prove provide publish purge push put raise reach react receive recognize
  recommend reconcile reconnect recover redirect reduce refer reflect refresh refuse refute 
  reject rely remain remember remind remove rename render replace reply represent require rerun
  reserve resolve respect respond restore restrict resume retain retry return reuse reveal revoke rewrite
  save say see seek seem select send serialize serve settle ship shorten show shrink
  sign simplify simulate sit skip sleep solve speak specify spell spend stand stay 
  strip stringify subscribe subtract succeed suffice suggest suppose surround survive
  suspend swallow take teach tell tend terminate think tolerate translate 
  treat trim try unlock validate vanish vary verify violate wait wake
  want warn wipe wish withdraw work wrap write yield appears overrides contradict outlive
  overtake arrive depart emulate enumerate evaluate fulfil hurt inject interrupt narrow
  outgrow pretend quit rebase rebuild regain reload reorder reopen resend resign sanitize scroll
  sweep tighten tick toggle undo unmount unwrap widen mistake misread coalesce cancel compete drain
  unpack throw strand outweigh amount vouch err sacrifice apologize complain admit accumulate backs bounce bloat`)

/** Verbs whose base form or -s form is also a common noun, adjective or participle. */
export const NOUN_VERBS: readonly string[] = list(`
  address age aim alert allot array ask attack attempt back balance bar base batch bear bench bend bill
  bind bit block board book bound branch break bridge budget buffer build bundle burn burst button buy
  cache call cap care carry cast cell chain challenge chance change charge chart check claim clash class
  clear clock clone close cluster code color comment commit compare complete compromise condition
  conflict contact content contract control cook copy cost count cover crash cross cut cycle damage date
  default delay design detail dial digest direct dot double doubt draft draw drift drive drop dry echo
  edge edit effect empty end equal error even exchange excuse exercise export face fact fault favor field
  figure file fill filter fire fit flag float flow focus fold force fork form frame free freeze fuel
  function gain gap gate grant group guide hand hang harm head help hint hook host house hurry import
  index influence issue judge jump key kill knock label land lapse last lay lease lend level lift light
  limit line link list loan lock log look loop manage map mark mask matter mind mirror miss mock model
  mount mutate name nest note number object offer order outline output page paint pair panic park part
  pass patch path pause pay phase phone phrase pin place plan play plug point pool port post pour power
  practice prefix price print process profile program project prompt pull query question queue race range
  rate read reason record release request rescue reset result review risk ring roll root round route rule
  run rush sample scale schedule scope score scream screen seal search seat secure serial set shape shift
  shop side signal silence size slow sound source space speed spin spot spread stage stamp star start
  state step stick stream stress strike structure study style submit sum surface surprise swap switch
  sync table tag talk tap target tax test text thank tie time title touch trace track trade traffic train
  trap travel trick trigger trouble type use value view visit voice vote warm waste watch wear weigh
  water rise weight win witness wonder word worth wrong zero zoom answer update upload download upgrade display measure present separate clean open live own run store cut share scan sort stop trust touch quote rank lead supply support turn look walk worry rest leak guard hash fix mix move repeat register transfer travel transform split`)

/** Past forms that are also participles, beyond those in -ed. */
export const PAST: readonly string[] = list(`
  sent kept said told made found left lost held read set put built met paid bought brought caught felt
  heard led meant stood understood thought won got cut let hit hurt laid lent spent sold sought taught
  bound fed fought hung struck swept slept shut split spread dealt dug bent burnt learnt`)
