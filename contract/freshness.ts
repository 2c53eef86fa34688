const second = 1000
const minute = 60 * second

/** How long an answer counts as fresh, and how long an unused one is kept. */
export const FRESHNESS = {
  default: { staleTime: 5 * minute, gcTime: 10 * minute, retry: 1 },
  solutions: { staleTime: 2 * minute, gcTime: 30 * minute, retry: 2 },
  solution: { staleTime: 5 * minute },
  referenceData: { staleTime: 10 * minute },
  solutionPurposes: { staleTime: 1 * minute },
  userSessions: { staleTime: 5 * minute },
  metrics: { staleTime: 5 * minute },
  stakeholders: { staleTime: 5 * minute },
  stakeholderPage: { staleTime: 0 },
  sessionValidation: { staleTime: 30 * second, gcTime: 2 * minute, retry: 1 },
  userStories: { staleTime: 1 * minute },
  optionAnalysis: { staleTime: 1 * minute },
  systemRequirements: { staleTime: 1 * minute },
  functionOptions: { staleTime: 1 * minute },
} as const
