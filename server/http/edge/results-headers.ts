/** What is seen by a link alone is kept nowhere, found by no search engine, and its address told to no other site. */
export const resultsHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
