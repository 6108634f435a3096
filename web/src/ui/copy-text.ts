/** Returns false if the browser refuses, for example without a secure connection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    navigator.vibrate?.(10)
    return true
  } catch {
    return false
  }
}
