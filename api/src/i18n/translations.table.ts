import type { Locale } from 'sync-protocol/languages'
import type { PluralForms } from 'sync-protocol/text'
import ar from './ar.json'
import de from './de.json'
import es from './es.json'
import fr from './fr.json'
import hi from './hi.json'
import it from './it.json'
import ja from './ja.json'
import ko from './ko.json'
import nl from './nl.json'
import pl from './pl.json'
import pt from './pt.json'
import ro from './ro.json'
import ru from './ru.json'
import sv from './sv.json'
import tr from './tr.json'
import uk from './uk.json'
import zh from './zh.json'

type Translations = Readonly<Record<string, string | PluralForms>>

export const TRANSLATIONS: Readonly<Record<Exclude<Locale, 'en'>, Translations>> = {
  ...{ de, fr, es, it, pt, nl, pl, uk, ru },
  ...{ ar, ja, zh, ko, hi, tr, ro, sv },
}
