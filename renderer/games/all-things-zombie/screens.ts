/** The game's screens by their addresses. */
export const SCREENS = {
  '/new': async () => (await import('./new-campaign/new-campaign-screen.tsx')).NewCampaignScreen,
  '/new-one-off': async () => (await import('./one-off/new-one-off-screen.tsx')).NewOneOffScreen,
  '/rules': async () => (await import('./rules/rules-screen.tsx')).RulesScreen,
  '/c/$campaign': async () => (await import('./home/home-screen.tsx')).HomeScreen,
  '/c/$campaign/recruit': async () => (await import('./recruit/recruit-screen.tsx')).RecruitScreen,
  '/c/$campaign/roster': async () => (await import('./roster/roster-screen.tsx')).RosterScreen,
  '/c/$campaign/print': async () => (await import('./print/print-screen.tsx')).PrintScreen,
  '/c/$campaign/rules': async () => (await import('./rules/rules-screen.tsx')).RulesScreen,
  '/c/$campaign/encounter': async () => (await import('./encounter/encounter-index.tsx')).EncounterIndex,
  '/c/$campaign/encounter/plan': async () => (await import('./encounter/plan-step.tsx')).PlanStep,
  '/c/$campaign/encounter/set-up': async () => (await import('./encounter/set-up-step.tsx')).SetUpStep,
  '/c/$campaign/encounter/play': async () => (await import('./encounter/play-step.tsx')).PlayStep,
  '/c/$campaign/encounter/after': async () => (await import('./encounter/after-step.tsx')).AfterStep,
  '/c/$campaign/stockpile': async () => (await import('./stockpile/stockpile-screen.tsx')).StockpileScreen,
  '/c/$campaign/people': async () => (await import('./people/people-screen.tsx')).PeopleScreen,
  '/c/$campaign/house-rules': async () =>
    (await import('./house-rules/house-rules-screen.tsx')).HouseRulesScreen,
  '/c/$campaign/statistics': async () =>
    (await import('./statistics/statistics-screen.tsx')).CampaignStatisticsScreen,
  '/c/$campaign/chronicle': async () => (await import('./chronicle/chronicle-screen.tsx')).ChronicleScreen,
} as const;
