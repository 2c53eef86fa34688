/** The languages that this page can be had in: none where its server sends only one. */
export const languagesOffered = () => document.documentElement.dataset.languages?.split(' ') ?? []
