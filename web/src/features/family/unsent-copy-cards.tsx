import { useEffect, useState } from 'react'
import { confirm } from '../../stores/confirm'
import { keepReading } from '../../stores/keep-reading'
import { recordOf, useProfiles } from '../../stores/profiles'
import { showToast } from '../../stores/toast'
import { dropUnsentCopy, readUnsentCopies, type UnsentCopy } from '../../sync/runtime/unsent-copies'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { saveFile } from '../../ui/save-file'

const NOT_DISCARDED = 'This device’s storage did not answer. The changes are still here. Try again.'

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
      showToast({ tone: 'danger', title: 'Not discarded', description: NOT_DISCARDED })
    }
  }

  async function discard(copy: UnsentCopy) {
    const isSure = await confirm({
      title: 'Discard what was not sent?',
      body: `${countWords(copy)} of ${recordOf(copy.name)} will be lost.`,
      confirmLabel: 'Discard',
    })
    if (isSure) await drop(copy.id)
  }

  return copies.map(copy => (
    <Notice
      key={copy.id}
      tone="warn"
      title={`You can no longer open ${recordOf(copy.name)}`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              saveFile(`unsent-changes-${copy.id}.txt`, textOf(copy), 'text/plain')
              void drop(copy.id)
            }}
          >
            Save as a file
          </Button>
          <Button tone="danger" onClick={() => void discard(copy)}>
            Discard
          </Button>
        </div>
      }
    >
      It has left this phone. {countWords(copy)} you made had not been sent.
    </Notice>
  ))
}

const countWords = ({ entries }: UnsentCopy): string =>
  entries.length === 1 ? '1 change' : `${entries.length} changes`

function textOf({ name, entries }: UnsentCopy): string {
  const parts = entries.map(({ collection, values }) => {
    if (!values) return `${collection}: deleted`
    const lines = Object.entries(values).flatMap(([field, value]) =>
      value === null || value === '' ? [] : [`  ${field}: ${value}`],
    )
    return [`${collection}:`, ...lines].join('\n')
  })
  return `Changes to ${name || 'a record'} that were not sent\n\n${parts.join('\n\n')}\n`
}
