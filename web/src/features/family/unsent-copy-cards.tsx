import { useEffect, useState } from 'react'
import { useProfiles, whoseNamed } from '../../people/profiles'
import { fieldValueWords, fieldWords, rowWords } from '../../record-words/record-words'
import { confirm } from '../../stores/confirm'
import { keepReading } from '../../stores/keep-reading'
import { showToast } from '../../stores/toast'
import { dropUnsentCopy, readUnsentCopies, type UnsentCopy } from '../../sync/runtime/unsent-copies'
import { Button } from '../../ui/button'
import { labelled } from '../../ui/labelled'
import { Notice } from '../../ui/notice'
import { saveFile } from '../../ui/save-file'
import { familyTexts } from './texts'

const texts = familyTexts.leftovers

/**
 * Unsent entries of a record from which the user was removed. No other copy exists, so they are offered
 * as a file until they are saved or discarded.
 */
export function LeftoverCards() {
  const actorId = useProfiles(state => state.actorId)
  const [copies, setCopies] = useState<readonly UnsentCopy[]>([])

  useEffect(() => {
    if (!actorId) return
    const begin = () => keepReading(() => readUnsentCopies(actorId), setCopies)
    let stop = begin()
    // A record that closes later may leave entries, too.
    const unsubscribe = useProfiles.subscribe(() => {
      stop()
      stop = begin()
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [actorId])

  async function drop(id: string) {
    if (!actorId) return
    try {
      await dropUnsentCopy(actorId, id)
      setCopies(shown => shown.filter(each => each.id !== id))
    } catch (error) {
      console.error(error)
      showToast({
        tone: 'danger',
        title: texts.notDiscarded,
        description: texts.notDiscardedDetail,
      })
    }
  }

  async function discard(copy: UnsentCopy) {
    const { whose, name } = whoseNamed(copy.name)
    const isSure = await confirm({
      title: texts.question,
      body: texts.body[whose]({ count: copy.entries.length, name }),
      confirmLabel: texts.discard,
    })
    if (isSure) await drop(copy.id)
  }

  return copies.map(copy => (
    <Notice
      key={copy.id}
      tone="warn"
      title={titleOf(copy)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              saveFile(`unsent-changes-${copy.id}.txt`, textOf(copy), 'text/plain')
              void drop(copy.id)
            }}
          >
            {texts.save}
          </Button>
          <Button tone="danger" onClick={() => void discard(copy)}>
            {texts.discard}
          </Button>
        </div>
      }
    >
      {texts.text({ count: copy.entries.length })}
    </Notice>
  ))
}

function titleOf(copy: UnsentCopy): string {
  const { whose, name } = whoseNamed(copy.name)
  return texts.title[whose]({ name })
}

function textOf({ name, entries }: UnsentCopy): string {
  const named = whoseNamed(name)
  const parts = entries.map(({ collection, values }) => {
    if (!values) return texts.deleted({ list: rowWords(collection, {}) })
    const lines = Object.entries(values).flatMap(([field, value]) =>
      value === null || value === ''
        ? []
        : [`  ${labelled(fieldWords(field), fieldValueWords(field, value))}`],
    )
    return [rowWords(collection, {}), ...lines].join('\n')
  })
  return `${texts.fileTitle[named.whose]({ name: named.name })}\n\n${parts.join('\n\n')}\n`
}
