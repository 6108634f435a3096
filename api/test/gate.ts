export function createGate(): { open: () => void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}
