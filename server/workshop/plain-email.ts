/** An e-mail as people mean it: they write it with capital letters, or a blank behind it, as it comes. */
export const plainEmail = (email: string) => email.trim().toLowerCase()
