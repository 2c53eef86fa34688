/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages = {
  solution:
    'Name what you want to create, choose where it should do good, and pick the one fundamental human need (FHN) it exists for.',
  /** On the page of one that is there already. */
  solutionDetails:
    'What it is called, where it should do good, and the one fundamental human need (FHN) it exists for. Every later step builds on these.',
  metrics: 'Choose three to five numbers that would prove, a year from now, that your solution helped.',
  stakeholders:
    'Add the people and beings each number matters to, above all those who carry the effects without being asked.',
  userStories: 'For every metric write one sentence: who wants what, so that what gets better?',
  functionalOptions: 'List different ways the system could make the story come true; judge them later.',
  h9: 'H9 means all nine fundamental human needs (FHNs): for each, say what the option does to it, first if all goes well (virtuous), then if it goes wrong (vicious).',
  h9Virtuous: 'Assume the option works as meant, is used by many and for years. What does it do for each need?',
  h9Vicious: 'Assume it is overused, gamed, abused, underfunded or shuts people out. What does it do to each need now?',
  systemRequirements:
    'Turn each coloured rating of a fundamental human need (FHN) into a checkable rule that keeps the good and prevents the harm.',
} as const
