/**
 * Notifications that a code was opened. A browser that knows declarative messages shows them by itself;
 * for all others this does the same with the same message. It reads nothing of the record.
 */
interface Notice {
  title: string
  body: string
  tag: string
  navigate: string
  actions: { action: string; title: string; navigate: string }[]
}

/** What is not ours is shown as no more than that there is something: a push that shows nothing is blocked. */
export async function showNotice(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string,
): Promise<void> {
  const notice = readNotice(text)
  if (!notice) return registration.showNotification('LifeTag', { tag: 'lifetag' })
  const { title, body, tag, actions } = notice
  const options = { body, tag, icon: '/icons/icon-192.png', data: notice, actions }
  await registration.showNotification(title, options)
}

/** Where a press leads, on the notification or one of its buttons; only to our own pages. */
export function linkOf({ notification, action }: { notification: Notification; action: string }) {
  const { navigate = '/', actions = [] }: Partial<Notice> = notification.data ?? {}
  const pressed = actions.find(each => each.action === action)
  const url = new URL(pressed?.navigate ?? navigate, location.origin)
  return url.origin === location.origin ? url.href : location.origin
}

function readNotice(text: string): Notice | undefined {
  try {
    const { web_push, notification } = JSON.parse(text)
    return web_push === 8030 && notification?.title ? { actions: [], ...notification } : undefined
  } catch {
    return undefined
  }
}
