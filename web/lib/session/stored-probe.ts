/** Whether the browser keeps anything at all; a full or forbidden storage does not. */
export function canStore(): boolean {
  try {
    localStorage.setItem('probe', '1')
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}
