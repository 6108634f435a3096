import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'ciezk* powazn* siln* ostr* niebezpieczn* grozn* smierteln* smierc* krytyczn* zagraza* zagroz* zyci* wysok* najwyzsz* duz* skrajn* ekstremaln* gwaltown* straszn* drastyczn* nasilon* znaczn* maksymaln* bardzo_zle ciezsz* najciez* zabic zabija alarmujac* hospitaliz* szpital*',
  mild: 'lagodn* lekk* umiarkowan* srednio sredni srednia srednie slab* niewielk* nisk* maly drobn* niegrozn* nieciezk* niepowazn* nieznaczn* nietoleranc* delikatn* znikom* niesiln* bezpieczn* przecietn* srednio_ciezk* umiarkowanie_ciezk* niskie_ryzyko',
  neutral: 'ciezkosc ciezkosci',
  direct:
    'wstrzas* szok zaintubow* respirator* wentylac* oiom resuscyt* obrzek*_naczynioruch* quinck* nieprzytomn* omdl* zemdl* utrat*_przytomn* stracil*_przytomn* strat*_przytomn* utrat*_swiadom* stracil*_swiadom* spiaczk* udusz* dusil* duszno* duszenie dusi niewydolnosc_oddech* zatrzymanie_krazen* zatrzymanie_serc* zatrzymanie_oddech* zatrzymanie_akcji skurcz_oskrzel* skurcz_krtani stevens* lyell* nekroliz* smiert* zagroz* zagraz* hipotensj* spadek_cisnien* sinic* drgawk* zapasc* brak_tchu bez_tchu niskie_cisnienie niskiego_cisnienia zespol_dress napad*_padaczk*',
  airway: 'gardl* jezyk* krtan* glosni* drog*_oddech* naglosni* tchawic* przelyk*',
  swells:
    'obrzek* spuch* puchn* puchl* opuch* zamkn* zacisk* zacisn* zwezen* skurcz* zablok* niedrozn*',
  breath: 'oddych* oddech* powietrz*',
  fails: 'trudn* nie zatrzyman* brak niemoznosc klopot* ciezko niewydoln* plytki zatrzymal*',
  mind: 'przytomn* swiadom*',
  lost: 'utrac* utrat* strac* strat*',
  heart: 'serc* krazeni*',
  stops: 'zatrzym* stan*',
  resolved:
    'wyleczon* wyzdrow* zalecz* zagojon* przebyt* wykluczon* ustapi* zakonczon* minel* minion* przeszl* ozdrow* rozwiazan* usunie* juz_nie_aktywn* nie_aktualn* nieaktualn* pokonan* zwalczon*',
  current:
    'aktywn* aktualn* obecn* przewlekl* kontrolowan* kontrola remisj* nawrot* nawrac* leczen* leczon* obserwacj* jeszcze nadal wciaz czesciow* prawie utrzymuj* ostr* stal* nieuleczaln* podejrzen* trwa trwaj* postepuj* okresow* w_trakcie niewyleczon* poprawa pogorsz* poprawia* pogarsza* podejrzewan*',
  neg: 'nigdy bez zadn* ani nic brak zaden',
  excluded: 'wykluczon* nieobecn* negatywn*',
  filler:
    'jeszcze bardzo tak zbyt jest byla bylo byl byly naprawde szczegolnie mial miala mialem mialam wystapil* objaw* oznak* reakcj* wymagal* potrzeb* bywa sie',
  or: 'lub albo ani czy',
  but: 'ale lecz tylko',
  few: 'malo mniej niezbyt',
  doubt: 'nieznan* moze czasem czasami zmienn* gorzej nie_wiem niewiadom* mniej',
  takes: 'przyjmuje bierze zazywa stosuje juz kwasu kwas przyjmuja',
  refused: 'przestał_brać przestała_brać przestał_przyjmować przestała_przyjmować',
  stopped:
    'odstawion* zakonczon* przerwan* zawieszono zawieszony zawieszona juz_nie dawniej nigdy_wiecej nietoleranc* przeciwwskazan*',
  former: 'zamiast w_miejsce poprzednio uprzednio dawniej zastąpił zastępuje zmiana_z już_nie',
  formerAfter:
    'zastąpiony_przez zastąpiona_przez zmieniono_na zmieniony_na zamieniono_na zamieniony_na',
  formerFirst: 'wcześniej przedtem',
  now: 'teraz obecnie',
  until: 'wczesniej do',
  allergic: 'uczulen* alergi*',
  reason: 'na_alergi* przy_alergi* z_powodu_alergi*',
  local: 'masc krem krople_oczu krople_do_oczu zel plyn_na_skore',
}
