import { expect, it } from 'vitest'
import { PUSH_SERVICES, readEndpoint } from './web-push'

const TAKEN = [
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGf',
  'https://wns2-db5p.notify.windows.com/w/?token=BQY',
  'https://FCM.googleapis.com:443/wp/abc',
]
const REFUSED = [
  ...['', 'no address', 'fcm.googleapis.com/x', '//fcm.googleapis.com/x'],
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com:80/x',
  'https://me@fcm.googleapis.com/x',
  'https://me:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://notify.windows.com/x',
  'https://.notify.windows.com/x',
  'https://xnotify.windows.com/x',
  'https://push.example/x',
  ...['https://127.0.0.1/x', 'https://2130706433/x', 'https://0x7f000001/x', 'https://127.1/x'],
  ...['https://[::1]/x', 'https://[::ffff:127.0.0.1]/x', 'https://localhost/x', 'https://0/x'],
  'https://fcm.googleapis.com./x',
  'ftp://fcm.googleapis.com/x',
  'file:///etc/passwd',
  'data:text/plain,x',
  ...['\n', '\r\n', '\t', ' ', '\0', 'é', '\u2028'].map(
    each => `https://fcm.googleapis.com/x${each}y`,
  ),
  ...['\n', ' '].map(each => `${each}https://fcm.googleapis.com/x`),
]

it.each(TAKEN)('%s belongs to a push service', endpoint =>
  expect(readEndpoint(endpoint, PUSH_SERVICES)).toBeDefined(),
)
it.each(REFUSED)('%s does not belong to a push service', endpoint =>
  expect(readEndpoint(endpoint, PUSH_SERVICES)).toBeUndefined(),
)

it('an operator’s own service is accepted by its name and not by an address', () => {
  const services = [...PUSH_SERVICES, 'push.example', '127.0.0.1', '[::1]', 'localhost']
  expect(readEndpoint('https://push.example/x', services)).toBeDefined()
  for (const host of ['127.0.0.1', '[::1]', 'localhost', 'a.push.example']) {
    expect(readEndpoint(`https://${host}/x`, services)).toBeUndefined()
  }
})
