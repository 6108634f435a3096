import type { ViewRow } from '../../db/tables'
import { useOwnDictionary } from '../../loading/use-dictionary'
import {
  aboutShownRecord,
  type NotedProfile,
  nameOfProfile,
  useMay,
  useProfiles,
  useShownProfile,
} from '../../people/profiles'
import { fieldWords, rowWords, valueWords } from '../../record-words/record-words'
import { showUndoToast } from '../../stores/toast'
import {
  type Conflict,
  conflictsOf,
  keepRevived,
  removeRow,
  settleConflict,
  showNotSaved,
  type ValueAuthor,
} from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { commaList, momentWords, timeWords } from '../../ui/date-words'
import { dashboardLateTexts } from './texts-late'

const texts = dashboardLateTexts.conflicts

interface ConflictsCardProps {
  disputed: readonly ViewRow[]
  /** Rows deleted on one device and changed on another. */
  revived: readonly ViewRow[]
}

/** Responders see both values until the person picks one here. */
export function ConflictsCard({ disputed, revived }: ConflictsCardProps) {
  if (disputed.length + revived.length === 0) return null
  return (
    <Card title={texts.title} lead={texts.lead}>
      <ul className="divide-y divide-line">
        {disputed.flatMap(row =>
          conflictsOf(row).map(conflict => (
            <ConflictRow key={keyOf(conflict)} conflict={conflict} row={row} />
          )),
        )}
        {revived.map(row => (
          <RevivedRow key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  )
}

const keyOf = ({ collection, id, current }: Conflict) =>
  [collection, id, ...Object.keys(current)].join('/')

function ConflictRow({ conflict, row }: { conflict: Conflict; row: ViewRow }) {
  const { collection, current, currentBy, others } = conflict
  const mayEdit = useMay('edit')
  const wordsOf = useAuthorWords()
  const dictionary = useOwnDictionary()
  const fields = commaList([...new Set(Object.keys(current).map(fieldWords))])

  const author = currentBy && wordsOf.ofCurrent(currentBy)

  async function settle(chosen: typeof current) {
    const saved = await settleConflict(conflict, chosen)
    if (!saved.ok) showNotSaved(saved.failure)
  }

  return (
    <li className="grid gap-2 py-3">
      <p className="font-semibold wrap-anywhere">{rowWords(collection, row.values)}</p>
      <p className="text-soft">{texts.question({ fields })}</p>
      <div className="grid gap-2">
        <Button wide disabled={!mayEdit} onClick={() => settle(current)}>
          <span className="grid">
            {valueWords(current, dictionary)}
            <span className="font-normal text-soft">
              {author ? texts.currentBy({ author }) : texts.current}
            </span>
          </span>
        </Button>
        {others.map(({ fields: other, by }) => (
          <Button
            key={`${by.atMs} ${valueWords(other)}`}
            wide
            disabled={!mayEdit}
            onClick={() => settle(other)}
          >
            <span className="grid">
              {valueWords(other, dictionary)}
              <span className="font-normal text-soft">{wordsOf.ofOther(by)}</span>
            </span>
          </Button>
        ))}
      </div>
    </li>
  )
}

function useAuthorWords() {
  const { actorId } = useProfiles()
  const profile = useShownProfile()
  const ofOther = (by: ValueAuthor) => authorWords(by, { actorId, profile, nowMs: Date.now() })
  return { ofOther, ofCurrent: (by: ValueAuthor) => profile && ofOther(by) }
}

function RevivedRow({ row: { collection, id, values } }: { row: ViewRow }) {
  const mayEdit = useMay('edit')

  async function remove() {
    const undo = await removeRow(collection, id)
    if (!undo) return
    showUndoToast(texts.deleted, aboutShownRecord(rowWords(collection, values)), undo)
  }

  return (
    <li className="grid gap-2 py-3">
      <p className="font-semibold wrap-anywhere">{rowWords(collection, values)}</p>
      <p className="text-soft">{texts.revived}</p>
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => keepRevived(collection, id)}>{texts.keep}</Button>
          <Button tone="danger" onClick={remove}>
            {texts.delete}
          </Button>
        </div>
      )}
    </li>
  )
}

interface Here {
  actorId: string | null
  /** Undefined if the record has only one person. */
  profile: NotedProfile | undefined
  nowMs: number
}

/** The author of a value, such as "You, 14:02" or "Ana, 3 May 2026, 13:58". */
function authorWords({ atMs, actor, isUnsent }: ValueAuthor, here: Here): string {
  const { actorId, profile, nowMs } = here
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString()
  const moment = isToday ? timeWords(atMs) : momentWords(atMs)
  if (!profile) return texts.from({ moment: momentWords(atMs) })
  const isOwn = profile.role === 'person'
  const isYou = isUnsent || (actor === undefined ? isOwn : actor === actorId)
  if (isYou) return texts.you({ moment })
  const name = actor === undefined ? nameOfProfile(profile) : profile.people[actor]
  return name === undefined ? texts.someone({ moment }) : texts.person({ name, moment })
}
