export { clearSkeletons } from './clear-skeletons';
export { giveUp, leaveAsPainted } from './leave-as-painted';
export { tellOfPolicies } from './tell-of-policies';
export { tellOfOther } from './tell-of-other';
