/** What is said in buildings.ts. */
export const words = {
  apartments: { title: 'Apartments', text: 'apartments' },
  church: { title: 'Church', text: 'church' },
  dockOrShipyard: { title: 'Dock or shipyard', text: 'dock or shipyard' },
  hospital: { title: 'Hospital', text: 'hospital' },
  house: { title: 'House', text: 'house' },
  militaryBaseOrArmory: { title: 'Military base or armory', text: 'military base or armory' },
  officeBuilding: { title: 'Office building', text: 'office building' },
  policeStation: { title: 'Police station', text: 'police station' },
  restaurant: { title: 'Restaurant', text: 'restaurant' },
  retailBoxStore: { title: 'Retail box store', text: 'retail box store' },
  retailStore: { title: 'Retail store', text: 'retail store' },
  school: { title: 'School', text: 'school' },
  supermarket: { title: 'Supermarket', text: 'supermarket' },
  warehouse: { title: 'Warehouse', text: 'warehouse' },
} as const;
