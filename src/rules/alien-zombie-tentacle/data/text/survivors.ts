/** What is said in survivors.ts. */
export const words = {
  physicist: 'Physicist',
  homelessVet: 'Homeless vet',
  bouncer: 'Bouncer',
  smartassKid: 'Smartass kid',
  stoner: 'Stoner',
  bikerChick: 'Biker chick',
  gamerGirl: 'Gamer girl',
  starlet: 'Starlet',
  blondeBimbo: 'Blonde bimbo',
  policewoman: 'Policewoman',
  biker: 'Biker',
  lawyer: 'Lawyer',
  paramedic: 'Paramedic',
  trucker: 'Trucker',
  courier: 'Courier',
} as const;
