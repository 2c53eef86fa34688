/** States and parts of elements, which a look into the document cannot find. */
const FLEETING = /::?(?:before|after|marker|placeholder|hover|active|focus(?:-visible|-within)?|visited|target)\b/g

/** Of all rules of some style sheets those that say something about a document; rules around them, as for print, stay. */
export function usedStyles(sheets: Iterable<CSSStyleSheet>, document: Document): string {
  return [...sheets].map((sheet) => usedRules(sheet.cssRules, document)).join('')
}

function usedRules(rules: CSSRuleList, document: Document): string {
  return [...rules].map((rule) => usedRule(rule, document)).join('')
}

function usedRule(rule: CSSRule, document: Document): string {
  if (isStyleRule(rule)) return isUsed(rule.selectorText, document) ? rule.cssText : ''
  // what has no rules inside brings fonts or orders layers; a file takes the letters of the system
  if (!('cssRules' in rule)) return rule.cssText.startsWith('@layer') ? rule.cssText : ''
  const inside = usedRules(rule.cssRules as CSSRuleList, document)
  return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule && !rule.cssText.startsWith('@')

function isUsed(selector: string, document: Document): boolean {
  try {
    return document.querySelector(selector.replaceAll(FLEETING, '') || '*') !== null
  } catch {
    // a selector that only another browser knows
    return false
  }
}
