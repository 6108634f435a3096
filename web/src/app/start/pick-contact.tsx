import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { startTexts } from './texts'

interface PickedContact {
  name?: readonly string[]
  tel?: readonly string[]
}

/** https://w3c.github.io/contact-picker, in Chrome for Android. */
interface ContactsManager {
  select(properties: readonly ('name' | 'tel')[]): Promise<readonly PickedContact[]>
}

const contactsOf = (browser: Navigator & { contacts?: ContactsManager }) => browser.contacts

interface PickContactProps {
  onPick: (contact: { name: string; phoneNumber: string }) => void
}

/** Only where the browser has a contact picker. Elsewhere the fields are enough. */
export function PickContact({ onPick }: PickContactProps) {
  const contacts = contactsOf(navigator)
  if (!contacts) return null

  async function pick(from: ContactsManager) {
    try {
      const [picked] = await from.select(['name', 'tel'])
      if (picked) onPick({ name: picked.name?.[0] ?? '', phoneNumber: picked.tel?.[0] ?? '' })
    } catch (error) {
      // The fields are still there.
      console.error(error)
    }
  }

  return (
    <Button icon={<Icon name="people" size={20} />} onClick={() => void pick(contacts)}>
      {startTexts.contacts.pick}
    </Button>
  )
}
