// The encoder alone: the package's main entry would bring canvas and PNG writers with it.
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
