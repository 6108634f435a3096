/**
 * Browsers with declarative web push show these notifications without this code. It reads nothing of the
 * record.
 */
interface Notice {
  title: string
  body: string
  tag: string
  navigate: string
  actions: { action: string; title: string; navigate: string }[]
}

/** Shows an unknown message without its content, because browsers block pushes that show nothing. */
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

/** Notifications lead only to our own pages. */
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
