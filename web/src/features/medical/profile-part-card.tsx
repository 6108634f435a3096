import { type ReactNode, useRef } from 'react'
import type { Profile } from 'sync-protocol/medical'
import { useMay } from '../../people/profiles'
import type { RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { FoldedCard } from '../../ui/folded'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { clearFields } from './profile-actions'
import { requireProfile } from './profile-first'
import { RefusedNotice } from './refused-notice'
import { useFormInPlace } from './use-form-in-place'
import { refusedWords } from './use-refusal-toast'

interface ProfilePartCardProps {
  id: string
  texts: {
    title: string
    why?: string
    add: string
    edit: string
    clear: string
    empty: string
    noProfile: string
  }
  draftName: string
  profile: RowOf<'profile'> | undefined
  fields: readonly (keyof Profile)[]
  /** Null if there are none. */
  filled: ReactNode
  form: (takesFocus: boolean) => ReactNode
  /** Few people need it, so the others see its title only. */
  isFolded?: boolean
}

export function ProfilePartCard(props: ProfilePartCardProps) {
  const { id, texts, draftName, profile, fields, filled, isFolded = false } = props
  const form = useFormInPlace(draftName)
  const refused = refusedWords(profile, fields)
  const mayEdit = useMay('edit')
  const anchor = useRef<HTMLDivElement>(null)

  async function clearAll() {
    if (!profile) return
    await clearFields(profile, fields)
    // The pressed button disappears, and the focus must not move to the top of the page.
    anchor.current?.focus()
  }

  const content = (
    <>
      {refused && (
        <div className="mb-4">
          <RefusedNotice>{refused}</RefusedNotice>
        </div>
      )}
      {form.isOpen ? (
        props.form(form.takesFocus)
      ) : (
        <div className="grid justify-items-start gap-4">
          {filled ?? <p className="text-soft">{texts.empty}</p>}
          {mayEdit && (
            <div className="flex flex-wrap items-center gap-2">
              <Button
                ref={form.opener}
                icon={<Icon name={filled ? 'edit' : 'plus'} size={20} />}
                onClick={() => {
                  if (requireProfile(profile, texts.noProfile)) form.open()
                }}
              >
                {filled ? texts.edit : texts.add}
              </Button>
              {filled && <IconButton icon="trash" label={texts.clear} onClick={clearAll} />}
            </div>
          )}
        </div>
      )}
    </>
  )
  return (
    <div id={id} ref={anchor} tabIndex={-1}>
      {isFolded && !refused ? (
        <FoldedCard title={texts.title} startsOpen={form.isOpen}>
          {texts.why && <p className="mb-4 text-soft">{texts.why}</p>}
          {content}
        </FoldedCard>
      ) : (
        <Card title={texts.title} lead={texts.why}>
          {content}
        </Card>
      )}
    </div>
  )
}
